// Made by tools/generate/derived.ts; do not edit. Which class has a tensor whose storage has members of its own?
import type { accessors } from "./access.generated.js";
import { type DerivedClasses, type DerivedMaker, makeGeneral } from "./derived.js";
import type { Geometry } from "./geometry.js";
import type { Kind } from "./kind.js";
import type { Tensor } from "./tensor.js";

function sharedBool(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedInt8(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedInt16(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedInt32(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedInt64(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedUint8(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedUint8clamped(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedUint16(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedUint32(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedUint64(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedFloat16(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedFloat16Native(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedBfloat16(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedFloat32(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function sharedFloat64(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmBool(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmInt8(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmInt16(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmInt32(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmInt64(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmUint8(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmUint8clamped(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmUint16(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmUint32(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmUint64(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmFloat16(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmFloat16Native(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmBfloat16(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmFloat32(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

function wasmFloat64(
  classes: DerivedClasses, data: never, offset: number, geometry: Geometry, kind: Kind,
): Tensor {
  const { readers, writers } = classes;
  if (kind.writable && geometry.broadcastLeaf < 0) {
    switch (geometry.extents.length) {
      case 1:
        return new (writers[1] ?? classes.writer(1))(data, offset, geometry, kind);
      case 2:
        return new (writers[2] ?? classes.writer(2))(data, offset, geometry, kind);
      case 3:
        return new (writers[3] ?? classes.writer(3))(data, offset, geometry, kind);
      case 4:
        return new (writers[4] ?? classes.writer(4))(data, offset, geometry, kind);
    }
  } else {
    switch (geometry.extents.length) {
      case 1:
        return new (readers[1] ?? classes.reader(1))(data, offset, geometry, kind);
      case 2:
        return new (readers[2] ?? classes.reader(2))(data, offset, geometry, kind);
      case 3:
        return new (readers[3] ?? classes.reader(3))(data, offset, geometry, kind);
      case 4:
        return new (readers[4] ?? classes.reader(4))(data, offset, geometry, kind);
    }
  }
  return makeGeneral(classes, data, offset, geometry, kind);
}

export const sharedMakers: Readonly<Record<keyof typeof accessors, DerivedMaker>> = {
  bool: sharedBool,
  int8: sharedInt8,
  int16: sharedInt16,
  int32: sharedInt32,
  int64: sharedInt64,
  uint8: sharedUint8,
  uint8clamped: sharedUint8clamped,
  uint16: sharedUint16,
  uint32: sharedUint32,
  uint64: sharedUint64,
  float16: sharedFloat16,
  float16Native: sharedFloat16Native,
  bfloat16: sharedBfloat16,
  float32: sharedFloat32,
  float64: sharedFloat64,
};

export const wasmMakers: Readonly<Record<keyof typeof accessors, DerivedMaker>> = {
  bool: wasmBool,
  int8: wasmInt8,
  int16: wasmInt16,
  int32: wasmInt32,
  int64: wasmInt64,
  uint8: wasmUint8,
  uint8clamped: wasmUint8clamped,
  uint16: wasmUint16,
  uint32: wasmUint32,
  uint64: wasmUint64,
  float16: wasmFloat16,
  float16Native: wasmFloat16Native,
  bfloat16: wasmBfloat16,
  float32: wasmFloat32,
  float64: wasmFloat64,
};
