export * from "./array.js";
export * from "./cast.js";
export * from "./codec.js";
export * from "./dtype.js";
export * from "./element.js";
export * from "./small-float.js";
export * from "./stored.js";
export * from "./wide-integer.js";
