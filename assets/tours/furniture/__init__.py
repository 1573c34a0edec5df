"""Furniture by the names that the plans use. Each piece is built around the origin, its front towards +y.

A builder gets the look of the home, the piece's width and depth on the plan, if it has a footprint, and
the other values that the plan gives.
"""

from shapes import placed

from . import bathroom, beds, decoration, kitchen, lamps, outdoors, seats, storage, tables

PIECES = {
    name: build
    for module in (bathroom, beds, decoration, kitchen, lamps, outdoors, seats, storage, tables)
    for name, build in module.PIECES.items()
}


def furnish(plan, look):
    for number, piece in enumerate(plan['furniture']):
        values = {key: value for key, value in piece.items() if key not in ('piece', 'at', 'turn')}
        with placed(piece['at'], piece.get('turn', 0)):
            PIECES[piece['piece']](look, seed=number, ceiling=plan['ceiling'], **values)
