export { checkEngine } from "./check-engine.js";
