"""Takes the grain out of a rendered picture: an edge-avoiding à-trous filter, after Dammertz et al. 2010.

What is smoothed is the light that falls on things, not their own colour: the picture is divided by
what the surfaces are, filtered, and multiplied again, so that textures stay sharp. Edges of colour,
normal and depth are kept.
"""

import numpy as np

ROUNDS = 5
KERNEL = {0: 0.5, 1: 0.25}


def _shift(values, dx, dy, wraps):
    """The neighbour at (dx, dy); a panorama goes on at its other side, everything else repeats its rim."""
    rows = np.clip(np.arange(values.shape[0]) + dy, 0, values.shape[0] - 1)
    columns = np.arange(values.shape[1]) + dx
    width = values.shape[1]
    columns = columns % width if wraps else np.clip(columns, 0, width - 1)
    return values[rows][:, columns]


def _neighbours(step):
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            yield dx * step, dy * step, KERNEL[abs(dx)] * KERNEL[abs(dy)]


def _blur(values, wraps):
    return sum(weight * _shift(values, dx, dy, wraps) for dx, dy, weight in _neighbours(2))


def denoise(colour, albedo, normal, depth, wraps):
    """All are float arrays of (height, width, 3), depth of (height, width); gives the clean colour."""
    lit = albedo.max(axis=2) > 0.02
    surface = np.where(lit[..., None], np.maximum(albedo, 0.02), 1).astype(np.float32)
    light = np.log1p(np.maximum(colour, 0) / surface).astype(np.float32)
    near = (1 / (np.minimum(depth, 60) + 0.3)).astype(np.float32)
    for round_number in range(ROUNDS):
        grey = light.mean(axis=2)
        spread = np.sqrt(np.maximum(_blur(grey**2, wraps) - _blur(grey, wraps) ** 2, 0))
        tolerance = 2.5 * _blur(spread, wraps) + 0.02
        total = np.zeros_like(light)
        weights = np.zeros_like(grey)
        for dx, dy, weight in _neighbours(2**round_number):
            there = _shift(light, dx, dy, wraps)
            apart = np.abs(_shift(grey, dx, dy, wraps) - grey) / tolerance
            apart += np.abs(_shift(near, dx, dy, wraps) - near) / (0.03 * 2**round_number * near + 1e-4)
            apart += ((_shift(normal, dx, dy, wraps) - normal) ** 2).sum(axis=2) * 12
            apart += ((_shift(surface, dx, dy, wraps) - surface) ** 2).sum(axis=2) * 6
            factor = weight * np.exp(-apart)
            total += there * factor[..., None]
            weights += factor
        light = total / weights[..., None]
    return np.expm1(light) * surface
