// Which members have the reference's three pages? Names only; what they do is said in `docs/reference-map.md`.

/** By the title of their section. */
export const members: Readonly<Record<string, readonly string[]>> = {
  "Parameters and fields": words("mut dtype LayoutType origin Engine address_space linear_idx_type layout"),
  "Static members and type aliases":
    words(`AddressSpaceCastType all_dims_known CoalescedType device_type DeviceGenericType
    DynamicSplitType DynamicType element_size ElementType flat_rank GenericType Immut is_compatible_with is_row_major OffsetViewType
    OriginCastType rank ReshapedType shape_known SIMDVectorizedType SplitElementType static_shape static_stride StaticSplitType
    stride_known TileResultType VectorizedType ViewType`),
  Methods:
    words(`__init__ get_type_name __getitem__ __setitem__ __iadd__ __isub__ __imul__ __itruediv__ __ifloordiv__ min max abs recip
    exp load store load_linear store_linear raw_load raw_store unsafe_ptr ptr_at_offset prefetch as_span num_elements dim
    dynamic_stride fill copy_from copy_from_async write_to tile tile_with_offset slice distribute distribute_with_offset vectorize
    split reshape coalesce transpose make_dynamic bitcast as_imm as_immut as_unsafe_any_origin address_space_cast
    unsafe_address_space_cast to_layout_tensor to_device_buffer`),
  "Parameters of methods":
    words(`width alignment invariant non_temporal use_runtime_layout stride_layout split_alignment swizzle scale
    is_masked src_idx_bound base_offset eviction_policy`),
  TileTensorIter:
    words(`__init__ ptr tile_layout offset stride bound num_valid_rows circular masked linear_idx_type linear_uint_type
    TileType BitcastType ReshapeType __getitem__ __iadd__ get next next_unsafe bitcast reshape`),
  TensorEngine:
    words(`StorageType OffsetResultType element_size unsafe_ptr unsafe_cast offset distance copy_from copy_to
    write_type_name_to`),
  "Beside the three pages": words(
    `LayoutTensor lt_to_tt LayoutTensorIter NullableTileTensor stack_allocation arange sum mean outer_product_acc
    async_copy_wait_all`,
  ),
};

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}
