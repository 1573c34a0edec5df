"""Takes the grain out of a rendered picture: an edge-avoiding à-trous filter, after Dammertz et al. 2010.

What is smoothed is the light that falls on things, not their own colour: the picture is divided by
what the surfaces are, filtered, and multiplied again, so that textures stay sharp. Edges of colour,
normal and depth are kept.
"""

import numpy as np

ROUNDS = 5
KERNEL = {0: 0.5, 1: 0.25}


class Around:
    """An image with a rim, so that each pixel's neighbours are at hand: views of it, never copies.

    A panorama goes on at its other side; everything else repeats its rim.
    """

    def __init__(self, values, reach, wraps=False):
        self._shape, self._reach = values.shape[:2], reach
        depth = [(0, 0)] * (values.ndim - 2)
        rows = np.pad(values, [(reach, reach), (0, 0), *depth], mode='edge')
        self._values = np.pad(rows, [(0, 0), (reach, reach), *depth], mode='wrap' if wraps else 'edge')

    def at(self, dx, dy):
        """The neighbours of all pixels at (dx, dy)."""
        (height, width), reach = self._shape, self._reach
        return self._values[reach + dy : reach + dy + height, reach + dx : reach + dx + width]


def _neighbours(step):
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            yield dx * step, dy * step, KERNEL[abs(dx)] * KERNEL[abs(dy)]


def _blur(values, wraps):
    around = Around(values, 2, wraps)
    return sum(weight * around.at(dx, dy) for dx, dy, weight in _neighbours(2))


def without_specks(light):
    """Each pixel held between the second darkest and the second brightest of the nine around it."""
    around = Around(light, 1)
    ranks = np.sort([around.at(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)], axis=0)
    return np.clip(light, ranks[1], ranks[7])


def denoise(colour, albedo, normal, depth, wraps):
    """All are float arrays of (height, width, 3), depth of (height, width); gives the clean colour."""
    lit = albedo.max(axis=2) > 0.02
    surface = np.where(lit[..., None], np.maximum(albedo, 0.02), 1).astype(np.float32)
    light = np.log1p(np.maximum(colour, 0) / surface).astype(np.float32)
    uniform = (surface == surface[0, 0]).all()
    near = (1 / (np.minimum(depth, 60) + 0.3)).astype(np.float32)
    for step in (2**number for number in range(ROUNDS)):
        grey = light.mean(axis=2)
        spread = np.sqrt(np.maximum(_blur(grey**2, wraps) - _blur(grey, wraps) ** 2, 0))
        tolerance = 1 / (2.5 * _blur(spread, wraps) + 0.02)
        slack = 1 / (0.03 * step * near + 1e-4)
        lights, greys, nears, normals, surfaces = (
            Around(values, step, wraps) for values in (light, grey, near, normal, surface)
        )
        total = np.zeros_like(light)
        weights = np.zeros_like(grey)
        for dx, dy, weight in _neighbours(step):
            apart = np.abs(greys.at(dx, dy) - grey) * tolerance
            apart += np.abs(nears.at(dx, dy) - near) * slack
            apart += _distance(normals.at(dx, dy), normal) * 12
            if not uniform:
                apart += _distance(surfaces.at(dx, dy), surface) * 6
            factor = weight * np.exp(-apart)
            total += lights.at(dx, dy) * factor[..., None]
            weights += factor
        light = total / weights[..., None]
    return np.expm1(light) * surface


def _distance(these, those):
    apart = these - those
    return np.einsum('ijk,ijk->ij', apart, apart)
