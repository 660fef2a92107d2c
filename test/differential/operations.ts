// Which operations does the differential test know?
import { composedOperations } from "./composed-operations.js";
import { coordOperations } from "./coord-operations.js";
import { layoutOperations } from "./layout-operations.js";
import type { Operations } from "./operation.js";
import { shapeOperations } from "./shape-operations.js";

export const operations: Operations = {
  ...coordOperations,
  ...layoutOperations,
  ...shapeOperations,
  ...composedOperations,
};

/** What the types of the operations and of their arguments and answers mention. */
export const imports: string = `
import type * as algebra from "../../types/algebra/index.js";
import type * as coord from "../../types/coord/index.js";
import type { Multiple } from "../../types/int/index.js";
import type * as layouts from "../../types/layout/index.js";
import type { Layout } from "../../types/layout/index.js";
import type { Refused } from "../../types/message/index.js";
import type { Admits, Changed, IsOpen, Thrown } from "../../test/differential/admits.js";`;
