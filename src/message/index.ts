export * from "./say.js";
