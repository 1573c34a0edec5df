"""The U-Net of Intel Open Image Denoise. Images are arrays of (channels, height, width)."""

import numpy as np

#: Height and width of what the network reads are multiples of this.
ALIGNMENT = 16
#: So many pixels at each side of a tile may depend on what is beside it, rounded up to the alignment.
REACH = 96
#: Pixels whose neighbourhoods are multiplied at a time: they fit into the cache of a core.
CHUNK = 1024


class Network:
    def __init__(self, weights):
        self._layers = {
            name.removesuffix('.weight'): (
                # As a matrix: for each output what it takes of the nine neighbours of each channel.
                np.ascontiguousarray(value.transpose(0, 2, 3, 1).reshape(len(value), -1)),
                weights[name.replace('.weight', '.bias')][:, None],
            )
            for name, value in weights.items()
            if name.endswith('.weight')
        }

    def __call__(self, image):
        kept = [image]
        x = self._run(image, 'enc_conv0')
        for level in '1234':
            x = _pool(self._run(x, f'enc_conv{level}'))
            kept.append(x)
        x = self._run(x, 'enc_conv5a', 'enc_conv5b')
        kept.pop()
        for level in '4321':
            x = np.concatenate([_double(x), kept.pop()])
            x = self._run(x, f'dec_conv{level}a', f'dec_conv{level}b')
        return self._run(x, 'dec_conv0')

    def _run(self, x, *names):
        for name in names:
            x = _convolve(x, *self._layers[name])
        return x


def _convolve(x, matrix, bias):
    """A convolution of 3 x 3 and what is positive of it."""
    channels, height, width = x.shape
    row = width + 2
    # Flat, with a rim of zeros: a neighbour is at a fixed distance, and the rim's results are dropped.
    padded = np.zeros((channels, height + 3, row), np.float32)
    padded[:, 1 : height + 1, 1 : width + 1] = x
    flat = padded.reshape(channels, -1)
    total = height * row
    result = np.empty((len(matrix), total), np.float32)
    near = np.empty((9, channels, CHUNK), np.float32)
    for start in range(0, total, CHUNK):
        count = min(CHUNK, total - start)
        part = near[:, :, :count]
        for k in range(9):
            offset = start + k // 3 * row + k % 3
            part[k] = flat[:, offset : offset + count]
        np.matmul(matrix, part.reshape(9 * channels, count), out=result[:, start : start + count])
    result += bias
    np.maximum(result, 0, out=result)
    return result.reshape(len(matrix), height, row)[:, :, :width]


def _pool(x):
    return np.maximum(
        np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2])
    )


def _double(x):
    return x.repeat(2, axis=1).repeat(2, axis=2)
