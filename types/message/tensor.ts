// What does the tensor room say? Placeholders in braces; see `say.ts`.
export const tensorSentences = {
  // --- any argument ------------------------------------------------------------------------------------------------
  "tensor.size-any": "{operation}: a size is any; give it a type",
  "tensor.size-union": "{operation}: size {index} is a union; dyn(x) makes it a runtime number",
  "tensor.size-invalid": "{operation}: size {index} is {value}, not a whole number from 0 to 9007199254740991",
  "tensor.layout-union": "{operation}: the tensor's layout is a union; narrow it first",
  "tensor.not-a-tensor": "{operation}: {value} is not a tensor",
  "tensor.not-an-array": "{operation}: {what} are an array of numbers, not {value}",
  "tensor.not-options": "{operation}: {value} is not an object of options",
  "tensor.nested": "{operation}: mode {axis} is nested, {shape}; only flat modes are possible here",

  // --- elements ----------------------------------------------------------------------------------------------------
  "tensor.index": "{operation}: index {index} is out of range for axis {axis} of extent {extent}",
  "tensor.index-invalid": "{operation}: index {index} on axis {axis} is not a whole number from 0",
  "tensor.index-count": "{operation}: takes one index per axis, so {rank} and not {count}",
  "tensor.coordinate": "{operation}: coordinate {coordinate} does not fit shape {shape}",
  "tensor.scalar-index": "{operation}: index {index} is out of range for size {size}",
  "tensor.past-end": "{operation}: width {width} from offset {offset} ends past the last addressable scalar, {last}",
  "raw.offset": "{operation}: offset {offset} is not a whole number from 0",
  "tensor.width": "{operation}: a width is a whole number from 1, not {width}",
  "tensor.value": "{operation}: {value} is not a {wanted}, the value of {dtype}",
  "tensor.value-width":
    "{operation}: {count} values are not a {wanted}, the value of {dtype}; the option width stores consecutive scalars",
  "tensor.lanes": "{operation}: the number of values is {count}, that of lanes {lanes}",
  "tensor.lanes-kind": "{operation}: {array} does not hold the values of {dtype}",

  // --- writing -----------------------------------------------------------------------------------------------------
  "tensor.read-only": "{operation}: the tensor is read-only",
  "tensor.stride-zero": "{operation}: axis {axis} has stride 0, so several elements are one; copy the tensor first",
  "copyFrom.count": "{operation}: size {size} here, {other} there",
  "operand.block": "{operation}: elements are {element} here and {other} there",
  "operand.extent": "{operation}: axis {axis} has extent {extent} here and {other} there",
  "sizes.agree": "{what}: {left} here and {right} there",
  "operand.dtype": "{operation}: dtype {dtype} here, {other} there",

  // --- storage and constructors ------------------------------------------------------------------------------------
  "storage.none": "{operation}: {kind} is neither a typed array, a buffer nor a tensor",
  "storage.kind": "{operation}: {kind} is not a typed array",
  "storage.too-small": "{operation}: layout {layout} needs a storage of length {cosize}, not {length}",
  "storage.detached": "{operation}: the buffer of the storage is detached",
  "storage.disposed": "{operation}: the tensor was disposed",
  "storage.element-size": "{operation}: {array} has {arrayBytes}-byte elements, {dtype} has {bytes}",
  "storage.offset": "{operation}: {option} {offset} is not a whole number from 0",
  "storage.offset-end": "{operation}: offset {offset} is past the storage of length {length}",
  "storage.byte-offset-end": "{operation}: byteOffset {offset} is past the storage of {length} bytes",
  "storage.counts-elements": "{operation}: byteOffset is for buffers; offset counts the elements of {storage}",
  "storage.alignment": "{operation}: byte offset {offset} is not a multiple of {bytes}, the size of {dtype}",
  "storage.allocation": "{operation}: {count} elements of {dtype} cannot be allocated",
  "storage.no-array": "{operation}: the storage of {engine} is no typed array",
  "storage.apart": "{operation}: the two handles lie in different buffers",
  "storage.needs-dtype": "{operation}: {storage} does not tell its element type; give a dtype",
  "storage.keeps-dtype": "{operation}: the elements of the tensor are {element}; bitcast reads them as {dtype}",
  "dtype.unknown": "{operation}: {dtype} is not a dtype",
  "array.ragged": "{operation}: this row has length {length}, the first one {first}",
  "array.mixed": "{operation}: a value stands among rows, or a row among values",
  "array.value": "{operation}: {value} is not a {wanted}, the value of {dtype}",

  // --- tile --------------------------------------------------------------------------------------------------------
  "tile.count": "{operation}: {what} are one per axis, so {rank} and not {count}",
  "tile.too-large": "{operation}: size {size} is larger than axis {axis} of extent {extent}",
  "tile.overrun": "{operation}: size {size} at {at} ends past axis {axis} of extent {extent}",
  "tile.start": "{operation}: size {size} at {at} starts past axis {axis} of extent {extent}",
  "tile.stride": "{operation}: axis {axis} has stride {stride}, not {given}",
  "tile.at-invalid": "{operation}: tile coordinate {at} on axis {axis} is not a whole number from 0",
  "tile.sub-size": "{operation}: nested mode {axis} consists of tiles of size {own}, not {size}",
  "tile.sub-count": "{operation}: tile coordinate {at} is not below {count}, the number of tiles of nested mode {axis}",
  "tile.sub-modes":
    "{operation}: mode {axis} is nested, but does not consist of tiles: two leaves, one stepping over the other",

  // --- slice and at ------------------------------------------------------------------------------------------------
  "slice.count": "{operation}: takes one argument per axis, so {rank} and not {count}",
  "slice.malformed": "{operation}: {text} on axis {axis} is neither an index nor a range like '2:5', '2:', ':5' or ':'",
  "slice.union": "{operation}: argument {index} is a union; narrow it first",
  "slice.nested": "{operation}: mode {axis} is nested and takes an index or ':'",
  "slice.reversed": "{operation}: {start}:{end} on axis {axis} starts after its end",
  "slice.overrun": "{operation}: {start}:{end} ends past axis {axis} of extent {extent}",
  "slice.negative": "{operation}: bound {bound} on axis {axis} is negative; at(...) counts from the end",
  "slice.before-start": "{operation}: bound {bound} on axis {axis} lies before the start of extent {extent}",

  // --- vectorize ---------------------------------------------------------------------------------------------------
  "vectorize.count": "vectorize: takes one width per axis, so {rank} and not {count}",
  "vectorize.divide": "vectorize: axis {axis} has extent {extent}, not divisible by {width}",
  "vectorize.width": "vectorize: width {index} is {width}, not a whole number from 1",
  "vectorize.union": "vectorize: width {index} is a union; dyn(x) makes it a runtime number",
  "vectorize.again": "vectorize: the elements are {element} already",
  "vectorize.nested": "vectorize: mode {axis} is nested and takes width 1",
  "vectorize.no-axis": "vectorize: a tensor without axes has none to group",

  // --- reshape, coalesce, permute ----------------------------------------------------------------------------------
  "reshape.count": "reshape: the new shape has size {count}, the tensor {size}",
  "reshape.order":
    "{operation}: axis {axis} has stride {stride} where row-major order has {expected}; copy the tensor first",
  "reshape.not-compact": "reshape: layout {layout} leaves gaps or overlaps; only a compact tensor takes a new layout",
  "reshape.cosize": "reshape: the new layout reaches offset {last}, the last element is at {size}",
  "permute.count": "permute: takes each axis once, so {rank} and not {count}",
  "permute.axis": "permute: axis {axis} of a tensor of rank {rank}",
  "permute.repeated": "permute: axis {axis} comes twice",

  // --- parts, broadcasts, other element types ----------------------------------------------------------------------
  "view.axis": "{operation}: axis {axis} of a tensor of rank {rank}",
  "split.count": "split: a count is a whole number from 1, not {count}",
  "split.divide": "split: axis {axis} has extent {extent}, not divisible into {count} parts",
  "split.part": "split: part {part} of {count}",
  "split.alignment": "split: an alignment is a whole number from 1, not {alignment}",
  "distribute.rank": "{operation}: the thread layout has rank {threads}, the tensor {rank}",
  "distribute.nested": "{operation}: mode {axis} of the thread layout is nested",
  "distribute.injective": "{operation}: thread layout {layout} gives one id to several threads",
  "distribute.thread": "{operation}: thread layout {layout} has no thread {id}",
  "distribute.divide": "{operation}: axis {axis} has extent {extent}, not divisible by {threads} threads",
  "distribute.swizzle": "{operation}: the swizzle moves the part of thread {id} past the end of the tensor",
  "distribute.not-a-swizzle": "{operation}: {value} is not a swizzle",
  "broadcastTo.count": "broadcastTo: takes a size for each axis, so at least {rank} and not {count}",
  "broadcastTo.extent": "broadcastTo: axis {axis} has extent {extent}, not 1 or {size}",
  "squeeze.extent": "squeeze: axis {axis} has extent {extent}, not 1",
  "space.cast": "addressSpaceCast: the storage is {space}, not {wanted}",
  "asSpan.block": "asSpan: the lanes of {element} do not follow one another in storage",
  "bitcast.vector": "bitcast: the elements are {element}; cast before vectorizing",
  "bitcast.no-axis": "bitcast: no axis has stride 1, so {dtype} cannot be read across elements",
  "bitcast.divide": "bitcast: axis {axis} has {what} {value}, not divisible by {ratio}",
  "bitcast.alignment": "bitcast: byte offset {offset} is not a multiple of {bytes}, the size of {dtype}",

  // --- other forms ---------------------------------------------------------------------------------------------------
  "nullable.null": "{operation}: there is no tensor here",

  // --- engines -------------------------------------------------------------------------------------------------------
  "engine.lacks": "{operation}: {value} is not an engine, it has no {member}",
  "engine.storage": "{operation}: {value} is not a handle of {engine}",
  "engine.differs": "{engine}: {what} is {found}, not {expected}",

  // --- iterators -----------------------------------------------------------------------------------------------------
  "iter.source": "tileTensorIter: the source is neither a tensor nor a typed array",
  "iter.vectors": "tileTensorIter: the elements are {element}; vectorize the tiles instead",
  "iter.option": "tileTensorIter: {option} is {value}, not a whole number from {least}",
  "iter.flag": "tileTensorIter: {option} is {value}, not true or false",
  "iter.bound": "tileTensorIter: bound {bound} is past the storage of length {length}",
  "iter.offset": "tileTensorIter: offset {offset} is past the bound {bound}",
  "iter.rows-missing": "tileTensorIter: a masked iterator needs numValidRows",
  "iter.rows-unused": "tileTensorIter: numValidRows without masked: true has no effect",
  "iter.steps": "{operation}: a number of tiles is a whole number from 0, not {steps}",
  "iter.too-far": "{operation}: a step of {steps} by stride {stride} leads past 9007199254740991",
  "iter.past-bound": "{operation}: the tile at {offset} reaches up to {end}, past the bound {bound}",
  "iter.straddles":
    "{operation}: the tile at {offset} reaches up to {end}, across the bound {bound} where the buffer begins again",
  "iter.wraps":
    "nextUnsafe: a step of {steps} by stride {stride} is not within the bound {bound}; next wraps as often as needed",
  "iter.bitcast": "bitcast: {dtype} has {bytes}-byte elements, {element} has {size}; an iterator keeps its numbers",
  "iter.reshape": "reshape: the new tile has size {count}, the tile {size}",
  "iter.masked":
    "{operation}: index {index} on axis {axis} of a masked tile is not below {valid}, the number of valid ones",
  "iter.mask-order":
    "{operation}: the elements of layout {layout} meet or interleave, so that none of them can be masked",
  "iter.tile-size": "tiles: size {index} is {size}, not a whole number from 1",
  "iter.divide":
    "tiles: axis {axis} has extent {extent}, not divisible by {size}; ragged: 'clip' or 'mask' takes the rest as well",
  "iter.ragged": "tiles: ragged is 'error', 'clip' or 'mask', not {value}",
} as const;
