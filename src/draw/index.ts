export { type DrawOptions, drawLayout } from "./draw-layout.js";
