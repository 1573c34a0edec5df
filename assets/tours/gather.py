"""Clean frames out of a few rays for each pixel: the light of a film gathered over many of its frames.

Nothing moves but the camera, so that a spot of a wall is as bright in every frame that sees it. For each
pixel the neighbouring frames are asked what light they saw fall on the same spot: it is found there by
its depth, and taken if depth and normal agree. What is left of the grain goes with the filter of the
still pictures. Colours of surfaces, the sky and the lamps come from their own, nearly noiseless, passes.
"""

from functools import lru_cache

import numpy as np

from denoise import Around, denoise, without_specks
from passes import read_pass
from walk_path import FRAMES, LENS, rotation, viewpoint

#: The frames that are asked, where they have light, counted from the frame itself.
WINDOW = range(-26, 27)
FAR = 2000
#: Light of more than this is a stray ray, not a lamp.
BRIGHTEST = 4
#: How near two spots are to be the same, as a part of their distance; and how alike their normals.
NEAR, FACING = 0.015, 0.8
#: A spot that fewer frames saw borrows from those beside it.
SEEN_ENOUGH = 4
#: Which file of a frame is written last.
LAST_PASS = 'GlossCol'
#: Widest film of the camera over the length of its lens.
SPREAD = 36 / LENS


class Frames:
    """The frames of a walk, as `walk.py` has written them into two folders."""

    def __init__(self, surfaces, light):
        self.surfaces, self.light = surfaces, light
        self._shape = lru_cache(maxsize=80)(self._read_shape)
        self._lit = lru_cache(maxsize=80)(self._read_light)

    def _read_shape(self, number):
        """How far each pixel's spot is, and which way it faces."""
        depth = np.minimum(read_pass(self.surfaces, 'Depth', number)[..., 0], FAR)
        normal = read_pass(self.surfaces, 'Normal', number)
        return depth.astype(np.float32), normal.astype(np.float16)

    def _read_light(self, number):
        """The light that came back from each spot, and how much of it the spot gives back."""
        image, emit, sky, diffuse, glossy = (
            read_pass(self.light, name, number) for name in ('Image', 'Emit', 'Env', 'DiffCol', 'GlossCol')
        )
        back = np.clip(image - emit - sky, 0, BRIGHTEST)
        return back.astype(np.float16), (diffuse + glossy * 0.5).astype(np.float16)

    def clean(self, number, window=WINDOW):
        depth, normal = (values.astype(np.float32) for values in self._shape(number))
        lit = [frame for frame in sorted({number + step for step in window}) if self._has_light(frame)]
        nearest = min(lit, key=lambda frame: abs(frame - number))
        # What nobody else saw is taken as the nearest frame has it, at next to no weight.
        back, surface = (values.astype(np.float32) * 1e-3 for values in self._lit(nearest))
        spots = _spots(depth, number)
        seen = np.zeros(depth.shape, np.int32)
        for frame in lit:
            seen += self._ask(frame, spots, normal, back, surface)
        light = without_specks(_with_neighbours(back, surface, seen < SEEN_ENOUGH))
        diffuse, glossy, shining = (
            read_pass(self.surfaces, name, number) for name in ('DiffCol', 'GlossCol', 'Image')
        )
        shown = diffuse + glossy * 0.5
        # Single rays that met a lamp by chance are not lamps: what shines is some pixels wide.
        shining *= _sum_around(shining.max(axis=2, keepdims=True) > 0, 1) >= 5
        even = np.ones_like(shown)
        return denoise(light, even, normal, depth, wraps=False) * shown + shining

    def _has_light(self, number):
        return 0 <= number < FRAMES and (self.light / f'{LAST_PASS}-{number:04}.exr').exists()

    def _ask(self, other, spots, normal, back, surface):
        """Adds what another frame saw of these spots; says which it saw."""
        depth, its_normal = self._shape(other)
        its_back, its_surface = self._lit(other)
        height, width = depth.shape
        seen = (spots - viewpoint(other)[0].astype(np.float32)) @ rotation(other).astype(np.float32)
        away = np.maximum(-seen[..., 2], 1e-3)
        scale = width / SPREAD / away
        x = np.rint(seen[..., 0] * scale + (width - 1) / 2).astype(np.int32)
        y = np.rint(seen[..., 1] * scale + (height - 1) / 2).astype(np.int32)
        inside = (seen[..., 2] < 0) & (x >= 0) & (x < width) & (y >= 0) & (y < height)
        place = np.where(inside, y * width + x, 0)
        same = inside & (np.abs(depth.ravel()[place] - away) < NEAR * away)
        place = place[same]
        faces = (its_normal.reshape(-1, 3)[place].astype(np.float32) * normal[same]).sum(axis=1) > FACING
        same[same] = faces
        place = place[faces]
        back[same] += its_back.reshape(-1, 3)[place]
        surface[same] += its_surface.reshape(-1, 3)[place]
        return same


def _with_neighbours(back, surface, few):
    """How bright the light is; at edges, which few frames see alike, as bright as it is around."""
    for values in (back, surface):
        values[few] += _sum_around(np.where(few[..., None], 0, values), 2)[few]
    return back / np.maximum(surface, 1e-5)


def _sum_around(values, reach):
    steps = range(-reach, reach + 1)
    around = Around(values.astype(np.float32), reach)
    return sum(around.at(dx, dy) for dx in steps for dy in steps)


def _spots(depth, number):
    """Where in the room each pixel's spot is."""
    height, width = depth.shape
    x = (np.arange(width, dtype=np.float32) - (width - 1) / 2) * SPREAD / width
    y = (np.arange(height, dtype=np.float32) - (height - 1) / 2) * SPREAD / width
    rays = np.stack([*np.meshgrid(x, y), np.full((height, width), -1, np.float32)], axis=-1)
    turned = (rays * depth[..., None]) @ rotation(number).T.astype(np.float32)
    return turned + viewpoint(number)[0].astype(np.float32)
