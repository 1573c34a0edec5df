"""The way of the hero film: along the table, through the doorway, into the bedroom."""

import numpy as np
from mathutils import Euler

from cameras import turn_to

SECONDS = 8
FRAMES_PER_SECOND = 21
FRAMES = SECONDS * FRAMES_PER_SECOND
#: Light is rendered in every so many frames.
LIGHT_EVERY = 4
SIZE = (800, 600)
LENS = 19

#: Where one is and what one looks at, in metres, at even steps of the way.
PLACES = (
    ((1.25, 3.25, 1.5), (6.5, 2.5, 1.24)),
    ((3.1, 2.8, 1.48), (7.6, 2.55, 1.22)),
    ((4.9, 2.66, 1.48), (8.9, 2.62, 1.2)),
    ((6.5, 2.62, 1.48), (9.8, 2.5, 1.12)),
    ((7.65, 2.35, 1.46), (10.3, 2.05, 1.0)),
)


def viewpoint(frame):
    """Where the camera is in a frame, from 0, and what it looks at."""
    share = frame / (FRAMES - 1)
    # Sets off and comes to rest gently.
    way = (share * share * (3 - 2 * share) * 0.6 + share * 0.4) * (len(PLACES) - 1)
    leg = min(int(way), len(PLACES) - 2)
    places = np.array(PLACES)
    before, start, end, after = (places[np.clip(leg + k, 0, len(PLACES) - 1)] for k in (-1, 0, 1, 2))
    t = way - leg
    # Catmull and Rom's curve, which passes through every place.
    there, aim = 0.5 * (
        2 * start
        + (end - before) * t
        + (2 * before - 5 * start + 4 * end - after) * t**2
        + (3 * start - before - 3 * end + after) * t**3
    )
    return there, aim


def rotation(frame):
    """The axes of the camera in a frame, as the columns of a matrix: right, up and backwards."""
    return np.array(Euler(turn_to(*viewpoint(frame))).to_matrix())
