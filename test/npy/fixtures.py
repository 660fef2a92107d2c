"""Writes fixtures.json: .npy files as NumPy writes them, byte for byte, with what they hold. Run: python3 fixtures.py"""
import io
import json
import pathlib
import warnings

import numpy as np

warnings.simplefilter("ignore")  # NumPy warns when a version newer than needed is asked for

CODES = ["b1", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8"]


def values(code):
    """Six values that show a wrong size, sign or byte order: extremes, and for floats infinities and tiny numbers."""
    if code == "b1":
        return [True, False, False, True, True, False]
    if code[0] in "iu":
        info = np.iinfo(code)
        return [info.min, info.max, 1, 2, 3, 100]
    info = np.finfo(code)
    return [float(info.max), -float(info.tiny), float("inf"), float("nan"), 0.1, -2.5]


def text(value):
    """A value as JavaScript's Number() or BigInt() reads it."""
    if isinstance(value, (bool, np.bool_)):
        return "1" if value else "0"
    if isinstance(value, (int, np.integer)):
        return str(int(value))
    return {"inf": "Infinity", "-inf": "-Infinity", "nan": "NaN"}.get(str(float(value)), repr(float(value)))


def saved(array, version=None):
    file = io.BytesIO()
    np.lib.format.write_array(file, array, version=version)
    return file.getvalue().hex()


def fixture(array, version=None):
    return {
        "descr": array.dtype.str,
        "shape": list(array.shape),
        "fortranOrder": bool(array.flags.f_contiguous and not array.flags.c_contiguous),
        "values": [text(value) for value in array.flatten()],  # row-major, whatever the order in memory
        "hex": saved(array, version),
    }


def readable():
    for code in CODES:
        for order in "CF":
            for byte_order in "|" if code.endswith("1") else "<>":
                yield fixture(np.array(values(code)).astype(byte_order + code).reshape(2, 3).copy(order))
    for version in [(1, 0), (2, 0), (3, 0)]:
        yield fixture(np.arange(6, dtype="<i2").reshape(3, 2), version)
    text_of_64 = (1,) * 12 + (10, 10)  # its header ends on a multiple of 64 before NumPy pads it
    for shape in [(), (0,), (1,), (5,), (3, 0, 2), (1, 4), (4, 1), (2, 3, 4), (1, 2, 1, 2, 1), text_of_64]:
        for order in "CF":
            yield fixture(np.arange(np.prod(shape, dtype=int), dtype="<f4").reshape(shape).copy(order))


def refused():
    yield "npy.pickled", saved(np.array([{"a": 1}, None], dtype=object))
    yield "npy.structured", saved(np.zeros(2, dtype=[("x", "<f4"), ("y", "<i4")]))
    yield "npy.structured", saved(np.zeros(2, dtype=[("größe", "<f4")]), (3, 0))
    for dtype in ["<c8", "<c16", "S4", "<U4", "<M8[s]", "<m8[ns]", "V3", "<f16"]:
        yield "npy.dtype", saved(np.zeros(2, dtype=dtype))


rows = ",\n".join(json.dumps(row) for row in readable())
refusals = ",\n".join(json.dumps({"code": code, "hex": file}) for code, file in refused())
pathlib.Path(__file__).with_name("fixtures.json").write_text(
    f'{{\n"numpy": "{np.__version__}",\n"readable": [\n{rows}\n],\n"refused": [\n{refusals}\n]\n}}\n'
)
