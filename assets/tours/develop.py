#!/usr/bin/env python3
"""Makes of the light that render.py wrote clean pictures: takes out the noise and fits it to a screen.

    develop.py FOLDER WEIGHTS    needs numpy; what the weights are is in weights.py

Each EXR file of the folder becomes a PNG file beside it, if there is none that is newer.
"""

import os
import sys
from pathlib import Path

# On a machine that is busy, more threads wait for each other longer than they work.
os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')

import numpy as np

from denoise import denoise
from exr import read_exr
from network import Network
from png import save
from weights import read_weights

#: From linear sRGB to the primaries of AgX, and back.
INSET = np.array([[0.842479, 0.0784336, 0.0792237], [0.0423303, 0.878469, 0.0791661], [0.0423757, 0.0784336, 0.879142]])
OUTSET = np.linalg.inv(INSET)
#: The range of light that is shown, in stops around a middle grey.
DARKEST, BRIGHTEST = -12.47393, 4.026069
#: Troy Sobotka's AgX curve as a polynomial, after Benjamin Wrensch.
CURVE = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)
#: More contrast and colour than AgX has of itself, as in its look Punchy.
POWER, SATURATION = 1.2, 1.18
EXPOSURE = 1.3


def to_screen(light):
    """Linear light as values of a screen, 0 to 1."""
    inset = np.maximum(EXPOSURE * light @ INSET.T, 1e-10)
    x = (np.clip(np.log2(inset), DARKEST, BRIGHTEST) - DARKEST) / (BRIGHTEST - DARKEST)
    shown = np.power(np.clip(np.polyval(CURVE, x), 0, 1), POWER)
    grey = (shown @ (0.2126, 0.7152, 0.0722))[..., None]
    # The curve ends in values of a screen; the primaries are changed in linear light.
    linear = np.power(np.clip(grey + SATURATION * (shown - grey), 0, None), 2.2) @ OUTSET.T
    return np.power(np.clip(linear, 0, 1), 1 / 2.2)


def develop(network, file):
    passes = read_exr(file)
    colour = passes['Combined']
    panorama = colour.shape[1] == 2 * colour.shape[0]
    clean = denoise(network, colour, passes['Denoising Albedo'], passes['Denoising Normal'], panorama)
    save(to_screen(clean), file.with_suffix('.png'))


def main():
    folder, weights = map(Path, sys.argv[1:])
    network = Network(read_weights(weights))
    for file in sorted(folder.glob('*.exr')):
        made = file.with_suffix('.png')
        if not made.exists() or made.stat().st_mtime < file.stat().st_mtime:
            develop(network, file)
            print(made.name, flush=True)


if __name__ == '__main__':
    main()
