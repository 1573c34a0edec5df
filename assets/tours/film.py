#!/usr/bin/env python3
"""Makes the frames of the hero film: the view turns in some of the rooms, one after the other.

    film.py FOLDER    the folder that develop.py wrote to; needs numpy

The frames are FOLDER/film/0000.png and so on; film_encode.py makes films of them.
"""

import sys
from pathlib import Path

import numpy as np

from png import load, save

FRAMES_PER_SECOND = 24
#: Seconds for each room, and those in which one fades into the next.
SECONDS, FADE = 2.6, 0.5
SIZE = (960, 540)
#: The panorama, and the directions between which the view turns, in degrees from the north over the east.
SHOTS = (
    ('heights-living', 272, 218),
    ('heights-balcony', 222, 176),
    ('villa-living', 300, 252),
    ('villa-garden', -42, 4),
    ('penthouse-lounge', 296, 246),
    ('penthouse-terrace', 206, 250),
)
#: Degrees from the left of a frame to its right, and above the horizon.
DEGREES, PITCH = 92, -5


def cut(panorama, yaw, pitch, degrees, size):
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
    frames = folder / 'film'
    frames.mkdir(exist_ok=True)
    count, faded = int(SECONDS * FRAMES_PER_SECOND), int(FADE * FRAMES_PER_SECOND)
    number, tail = 0, []
    for name, start, end in SHOTS:
        panorama = load(folder / f'{name}.png')
        shot = []
        for k in range(count):
            t = k / (count - 1)
            shot.append(cut(panorama, start + (end - start) * t, PITCH, DEGREES, SIZE).astype(np.float32))
        for k, old in enumerate(tail):
            share = (k + 1) / (faded + 1)
            shot[k] = old * (1 - share) + shot[k] * share
        shot, tail = shot[:-faded], shot[-faded:]
        for frame in shot:
            save(frame, frames / f'{number:04}.png')
            number += 1
    # The last room fades into the first frame, from which the film starts again.
    first = load(frames / '0000.png')
    for k, old in enumerate(tail):
        share = (k + 1) / (faded + 1)
        save(old * (1 - share) + first * share, frames / f'{number:04}.png')
        number += 1


main()
