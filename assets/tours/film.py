#!/usr/bin/env python3
"""Makes the frames of the hero film: the view turns in some of the rooms, one after the other.

    film.py FOLDER    the folder that develop.py wrote to; needs numpy

The frames are FOLDER/film/0000.png and so on; film_encode.py makes films of them.
"""

import sys
from pathlib import Path

import numpy as np

from pictures import cut
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
