"""The plans of the homes, which the viewer of the tours reads as well."""

import json
from pathlib import Path

PLANS = json.loads((Path(__file__).parents[2] / 'host-site/tours/plans.json').read_text())


def rooms_at(plan, x, y):
    """The names of the rooms over a point."""
    return [
        name
        for name, room in plan['rooms'].items()
        if room['area'][0] <= x <= room['area'][2] and room['area'][1] <= y <= room['area'][3]
    ]


def is_indoors(plan, x, y):
    return any(not plan['rooms'][name].get('outdoors') for name in rooms_at(plan, x, y))


def stands(plan):
    """Where the viewer stands, by room."""
    return {name: room['stand'] for name, room in plan['rooms'].items() if 'stand' in room}
