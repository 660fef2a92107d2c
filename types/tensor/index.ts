export type { AddressSpace, AddressSpaceCastType, GenericType } from "./address-space-cast.js";
export type { Agree } from "./agree.js";
export type {
  CombineFunction,
  ExpFunction,
  ExpOptions,
  MapFunction,
  OfFloats,
  TensorArithmetic,
} from "./arithmetic.js";
export type { AtType } from "./at.js";
export type { BitcastedType } from "./bitcast.js";
export type { BroadcastType } from "./broadcast.js";
export type { Capabilities } from "./capabilities.js";
export type { CoalescedType } from "./coalesce.js";
export type {
  ArangeFunction,
  EmptyFunction,
  FreshLayout,
  FullFunction,
  RowsOptions,
  ShapeArguments,
  TensorOver,
  TileTensorFunction,
  ZerosFunction,
} from "./construct.js";
export type {
  AsyncCopyGroup,
  AsyncCopyGroupFunction,
  AsyncCopyWaitAll,
  CopyAsyncOptions,
  CopyFill,
  CopyingPool,
  TensorAsyncCopies,
} from "./copy-async.js";
export type { TensorDisposal } from "./disposal.js";
export type { DistributedType, DistributeOptions, OffsetFragment, OffsetFragmentType } from "./distribute.js";
export type {
  DType,
  DTypeOf,
  LanesOf,
  ScalarOf,
  ScalarSize,
  StorageOf,
  ValueInto,
  ValueOf,
  VectorElement,
  VectorOf,
} from "./dtype.js";

export type { IsCompatibleWith, IsRowMajorTensor, TensorFacts } from "./facts.js";

export type {
  ElementLayout,
  LayoutTensor,
  LayoutTensorReads,
  LayoutTensorType,
  LayoutTensorWrites,
  ReadonlyLayoutTensor,
  TensorInterop,
} from "./layout-tensor.js";

export type { DynamicType } from "./make-dynamic.js";
export type { MatmulFunction, MatmulLeft, MatmulOptions, MatmulResult, MatmulRight } from "./matmul.js";
export type {
  MmaFunction,
  MmaOptions,
  Packable,
  PackedTile,
  PackLeftFunction,
  PackRightFunction,
} from "./mma.js";
export type { NullableTileTensor, NullableTileTensorFunction } from "./nullable-tile-tensor.js";
export type { AnyScalar, Destination, Operand, OperandOptions } from "./operand.js";
export type { OuterProductFunction, OuterResult, OuterSide } from "./outer-product.js";
export type { TensorParts } from "./parts.js";
export type { PermutedType } from "./permute.js";
export type { Buffers, ReadonlySpan, SpanOf, StorageArrayOf, StoragePosition } from "./pointer.js";
export type { RawValue } from "./raw-access.js";
export type { TensorRawReads } from "./raw-reads.js";
export type { TensorRawWrites } from "./raw-writes.js";
export type { AccessOptions, TensorReads } from "./reads.js";
export type {
  ArgmaxInto,
  MeanElement,
  ReducedLayout,
  ReduceInto,
  ReduceOptions,
  Reduction,
  SumElement,
  SumOf,
  TensorReductions,
} from "./reduce.js";
export type { TensorRelabels } from "./relabels.js";
export type { ReshapedType, ReshapeTarget } from "./reshape.js";
export type { TensorAtomics, WaitOptions, WaitResult } from "./shared-atomics.js";
export type { SharedMemory, SharedMemoryFunction } from "./shared-memory.js";
export type { SliceType } from "./slice.js";
export type { SliceArgument, SliceArguments } from "./slice-argument.js";
export type {
  DynamicSplitType,
  PartOptions,
  SplitElementType,
  SplitOptions,
  SplitType,
  StaticSplitType,
} from "./split.js";
export type { SqueezedType, UnsqueezedType } from "./squeeze.js";
export type { DTypeOfArray, StorageArray } from "./storage.js";
export type { StorageOptions } from "./storage-options.js";
export type {
  AnyTensor,
  Families,
  Immut,
  ReadonlyTileTensor,
  ShapeOf,
  SharedTensor,
  StrideOf,
  TensorGuard,
  TileTensor,
  View,
  ViewAs,
  WasmTensor,
} from "./tensor.js";
export type { TileAt, TileResultType, TileSizes } from "./tile.js";
export type { ClippedTileType } from "./tile-clipped.js";
export type { TileOptions } from "./tile-strides.js";
export type {
  BitcastType,
  ReshapeType,
  TileTensorIter,
  TileTensorIterFunction,
  TileTensorIterOptions,
  TileType,
} from "./tile-tensor-iter.js";
export type { OffsetTile, OffsetTileType } from "./tile-with-offset.js";
export type {
  MaskedTile,
  PlacedTile,
  Ragged,
  RaggedTileType,
  TensorTiles,
  TileEntry,
  Tiles,
  TilesOptions,
} from "./tiles.js";
export type { TransposedType } from "./transpose.js";
export type { SIMDVectorizedType, VectorizedType } from "./vectorize.js";
export type { WasmMemory, WasmMemoryFunction, WasmMemoryOptions } from "./wasm-memory.js";
export type { TensorWrites } from "./writes.js";
