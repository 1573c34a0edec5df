"""Takes the noise out of a rendered picture, as Intel Open Image Denoise does, with its trained network."""

import numpy as np

from network import ALIGNMENT, REACH

#: The edge of the part of a picture that goes through the network at a time, without its rim.
TILE = 1536
#: The transfer function that gives dark and bright light a like share of the network's range.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
BRIGHTEST = 65504
TOP = E * np.log(BRIGHTEST + F) + G


def denoise(network, colour, albedo, normal, wraps):
    """All are arrays of (height, width, 3), colour in linear light; returns the clean colour.

    A picture that `wraps` continues at its other side, as a panorama does.
    """
    scale = _exposure(colour)
    image = np.concatenate(
        [_forward(np.clip(colour, 0, None) * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5],
        axis=2,
    ).transpose(2, 0, 1)
    height, width = colour.shape[:2]
    image = _surrounded(image.astype(np.float32), wraps)
    clean = np.empty((3, height, width), np.float32)
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            bottom, right = min(top + TILE, height), min(left + TILE, width)
            down, across = (_aligned(size + 2 * REACH) for size in (bottom - top, right - left))
            result = network(image[:, top : top + down, left : left + across])
            clean[:, top:bottom, left:right] = result[
                :, REACH : REACH + bottom - top, REACH : REACH + right - left
            ]
    return _backward(clean.transpose(1, 2, 0)) / scale


def _surrounded(image, wraps):
    """An image with what is beside it: its mirror, or the other side of the panorama."""
    reach = REACH + ALIGNMENT
    above, below = image[:, REACH - 1 :: -1], image[:, : -reach - 1 : -1]
    if wraps:
        # Beyond a pole one looks down at the other side.
        above, below = (np.roll(part, image.shape[2] // 2, axis=2) for part in (above, below))
    image = np.concatenate([above, image, below], axis=1)
    return np.pad(image, ((0, 0), (0, 0), (REACH, reach)), mode='wrap' if wraps else 'symmetric')


def _aligned(length):
    return -(-length // ALIGNMENT) * ALIGNMENT


def _exposure(colour):
    """The factor that makes the mean of the logarithms of all luminances a middle grey."""
    # Of areas, not of pixels: single bright ones do not count.
    height, width = (side // 16 * 16 for side in colour.shape[:2])
    areas = colour[:height, :width].reshape(height // 16, 16, width // 16, 16, 3).mean(axis=(1, 3))
    luminance = areas @ (0.212671, 0.71516, 0.072169)
    luminance = luminance[luminance > 1e-8]
    return 0.18 / np.exp2(np.log2(luminance).mean()) if len(luminance) else 1.0


def _forward(y):
    curve = np.where(y <= Y1, B * np.power(np.maximum(y, Y0), C) + D, E * np.log(y + F) + G)
    return np.where(y <= Y0, A * y, curve) / TOP


def _backward(x):
    x = x * TOP
    curve = np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F)
    return np.where(x <= X0, x / A, curve)
