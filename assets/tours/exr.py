"""Reads what Blender writes of a picture: a multilayer OpenEXR file of 32-bit floats, not compressed."""

import struct
from pathlib import Path

import numpy as np


def read_exr(file):
    """The passes of a file by name, as arrays of (height, width, channels), rows from the top."""
    data = Path(file).read_bytes()
    header, at = _header(data)
    if header['compression'] != b'\0':
        raise ValueError(f'{file} is compressed')
    left, top, right, bottom = struct.unpack('<4i', header['dataWindow'])
    width, height = right - left + 1, bottom - top + 1
    names = _channels(header['channels'])
    # A table of offsets, then for each row its number and its size before its values.
    rows = np.frombuffer(data, np.uint8, offset=at + 8 * height).reshape(height, -1)[:, 8:]
    values = np.ascontiguousarray(rows).view('<f4').reshape(height, len(names), width)
    passes = {}
    for number, name in enumerate(names):
        _, kind, channel = name.rsplit('.', 2)
        passes.setdefault(kind, {})[channel] = values[:, number]
    return {kind: _stacked(channels) for kind, channels in passes.items()}


def _stacked(channels):
    order = [c for c in 'RGBXYZ' if c in channels] or list(channels)
    return np.stack([channels[c] for c in order], axis=2)


def _header(data):
    at = 8
    header = {}
    while data[at]:
        name, at = _text(data, at)
        _, at = _text(data, at)
        (size,) = struct.unpack_from('<i', data, at)
        header[name] = data[at + 4 : at + 4 + size]
        at += 4 + size
    return header, at + 1


def _channels(data):
    names, at = [], 0
    while data[at]:
        name, at = _text(data, at)
        names.append(name)
        at += 16
    return names


def _text(data, at):
    end = data.index(b'\0', at)
    return data[at:end].decode(), end + 1
