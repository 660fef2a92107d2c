export * from "./catalogue.js";
export * from "./say.js";
