"""Pictures of 8 bits as PNG files, whose rows are not filtered."""

import struct
import zlib
from pathlib import Path

import numpy as np

MAGIC = b'\x89PNG\r\n\x1a\n'


def save(shown, file):
    """Writes values of a screen, 0 to 1, with a grain below one step."""
    height, width, _ = shown.shape
    grain = np.random.default_rng(1).random(shown.shape, np.float32)
    pixels = np.clip(shown * 255 + grain, 0, 255.999).astype(np.uint8)
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], axis=1)
    parts = (
        (b'IHDR', struct.pack('>2I5B', width, height, 8, 2, 0, 0, 0)),
        (b'IDAT', zlib.compress(rows.tobytes(), 4)),
        (b'IEND', b''),
    )
    with open(file, 'wb') as out:
        out.write(MAGIC)
        for name, data in parts:
            out.write(struct.pack('>I', len(data)) + name + data)
            out.write(struct.pack('>I', zlib.crc32(name + data)))


def load(file):
    """The values of a file that `save` has written."""
    data = Path(file).read_bytes()
    width, height = struct.unpack_from('>2I', data, 16)
    # The header is 33 bytes long; length and name of the pixels follow.
    (length,) = struct.unpack_from('>I', data, 33)
    rows = np.frombuffer(zlib.decompress(data[41 : 41 + length]), np.uint8).reshape(height, -1)
    return rows[:, 1:].reshape(height, width, 3).astype(np.float32) / 255
