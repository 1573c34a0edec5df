#!/usr/bin/env python3
"""Cuts the plain pictures of the site out of the panoramas.

    pictures.py FOLDER    the folder that develop.py wrote to; needs numpy

Each picture is named after its home: heights-lounge-picture.png.
"""

import sys
from pathlib import Path

import numpy as np

from png import load, save

SIZE = (1280, 960)
#: The file of the panorama, the direction of the view in degrees from the north over the east, the
#: degrees above the horizon, and the degrees from its left to its right.
PICTURES = {
    'heights-lounge': ('heights-living', 262, -8, 84),
    'heights-window': ('heights-living', 205, -6, 86),
    'heights-bedroom': ('heights-bedroom', 84, -8, 84),
    'villa-lounge': ('villa-living', 275, -8, 84),
    'villa-kitchen': ('villa-kitchen', 22, -7, 84),
    'villa-garden': ('villa-garden', -8, 0, 80),
    'villa-verandah': ('villa-verandah', 255, -5, 86),
    'penthouse-lounge': ('penthouse-lounge', 268, -7, 86),
    'penthouse-bedroom': ('penthouse-bedroom', 34, -9, 86),
    'penthouse-terrace': ('penthouse-terrace', 244, -4, 84),
}
#: Behind the headline of the home page: as the tour begins there.
HERO, HERO_SIZE = ('heights-living', 228, 0, 113), (1280, 720)


def cut(panorama, yaw, pitch, degrees, size=SIZE):
    """A picture as a lens sees it, with four samples for each pixel."""
    width, height = (2 * side for side in size)
    reach = np.tan(np.radians(degrees / 2))
    across = np.linspace(-1, 1, width) * reach
    up = np.linspace(1, -1, height)[:, None] * reach * height / width
    tilt, turn = np.radians(pitch), np.radians(yaw)
    ahead, rise = np.cos(tilt) - up * np.sin(tilt), np.sin(tilt) + up * np.cos(tilt)
    azimuth = np.arctan2(across, ahead) + turn
    altitude = np.arctan2(rise, np.hypot(across, ahead))
    rows, columns, _ = panorama.shape
    x = (azimuth / (2 * np.pi) + 0.5) * columns - 0.5
    y = np.clip((0.5 - altitude / np.pi) * rows - 0.5, 0, rows - 1.001)
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    right_share, low_share = (x - left)[..., None], (y - top)[..., None]
    upper, lower = (
        panorama[row, left % columns] * (1 - right_share) + panorama[row, (left + 1) % columns] * right_share
        for row in (top, top + 1)
    )
    picture = upper * (1 - low_share) + lower * low_share
    return picture.reshape(size[1], 2, size[0], 2, 3).mean(axis=(1, 3))


def main():
    folder = Path(sys.argv[1])
    for name, view in {**PICTURES, 'hero': HERO}.items():
        source, *direction = view
        file = folder / f'{source}.png'
        if file.exists():
            size = HERO_SIZE if name == 'hero' else SIZE
            save(cut(load(file), *direction, size), folder / f'{name}-picture.png')


if __name__ == '__main__':
    main()
