"""What a home is before it is furnished: floors, ceilings, and walls with their windows and doors."""

import math

from materials import glass, glow, plain
from plan import is_indoors, rooms_at
from shapes import box, curtain, disc, lamp, placed, rod, sheet

#: How far a curtain hangs before its wall, and how wide one is beside a window.
CURTAIN_GAP, CURTAIN_WIDTH = 0.13, 0.55
#: Windows with a sill higher than this have no curtains, nor have those of these rooms.
CURTAIN_SILL = 0.85
BARE = {'kitchen', 'bathroom', 'lobby', 'guest'}
#: Half of the thickness that inner walls have at most.
INNER = 0.08


def build_structure(plan, look):
    ceiling = plan['ceiling']
    for name, room in plan['rooms'].items():
        x0, y0, x1, y1 = room['area']
        floor = look.floors.get(name, look.floor)
        outdoors = room.get('outdoors')
        if floor:
            box((x0, y0, -0.15), (x1, y1, -0.03 if outdoors else 0), floor)
        if not outdoors:
            box((x0, y0, ceiling), (x1, y1, ceiling + 0.2), look.ceiling)
            _lights(look, room['area'], ceiling)
    for wall in plan['walls']:
        _Wall(plan, look, wall).build()


def _lights(look, area, ceiling):
    """Lamps in the ceiling: what is seen of them, and panels that give their light."""
    x0, y0, x1, y1 = area
    across, along = max(1, round((x1 - x0) / 1.9)), max(1, round((y1 - y0) / 1.9))
    shine = glow('#ffdcb0', look.downlights)
    rim = plain('#f2efe9', 0.5)
    for i in range(across):
        for j in range(along):
            x = x0 + (x1 - x0) * (i + 0.5) / across
            y = y0 + (y1 - y0) * (j + 0.5) / along
            disc((x, y, ceiling), 0.06, 0.012, rim, 0.003)
            disc((x, y, ceiling - 0.004), 0.045, 0.008, shine, 0)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2, ceiling - 0.03)
    size = (x1 - x0 - 0.8, y1 - y0 - 0.8)
    watts = look.fill * size[0] * size[1]
    lamp(middle, size, watts, look.fill_colour)
    # What the floor would throw back at the ceiling.
    lamp((*middle[:2], ceiling - 0.7), size, 0.6 * watts, look.fill_colour, (180, 0, 0))


class _Wall:
    """A wall along x or y; its own coordinates are along it, across it and up."""

    def __init__(self, plan, look, wall):
        x0, y0, x1, y1 = wall['line']
        self.plan, self.look = plan, look
        self.level = y0 == y1
        self.start, self.end = (x0, x1) if self.level else (y0, y1)
        self.line = y0 if self.level else x0
        self.half = wall.get('thick', 0.12) / 2
        self.openings = sorted(wall['openings'], key=lambda opening: opening['at'])

    def at(self, along, across, up):
        along_line = self.line + across
        return (along, along_line, up) if self.level else (along_line, along, up)

    def box(self, low, high, material, bevel=0.0):
        return box(self.at(*low), self.at(*high), material, bevel)

    def build(self):
        # Outer walls along x reach around the corners, between which those along y stand.
        reach = self.half if self.half > INNER else 0
        reach = reach if self.level else -reach
        edge = self.start - reach
        for opening in self.openings:
            left, right = opening['at']
            self._solid(edge, left, 0, self.plan['ceiling'])
            self._solid(left, right, opening['head'], self.plan['ceiling'])
            if opening.get('sill'):
                self._solid(left, right, 0, opening['sill'])
            edge = right
            self._open(opening)
        self._solid(edge, self.end + reach, 0, self.plan['ceiling'])

    def _solid(self, left, right, low, high):
        if right - left < 0.01:
            return
        self.box((left, -self.half, low), (right, self.half, high), self.look.wall)
        if low:
            return
        # A skirting on the sides that face a room.
        for side in (-1, 1):
            if self._inside((left + right) / 2, side):
                face = side * self.half
                self.box((left, face, 0), (right, face + side * 0.012, 0.09), self.look.trim, 0.004)

    def _inside(self, along, side):
        x, y, _ = self.at(along, side * (self.half + 0.1), 0)
        return is_indoors(self.plan, x, y)

    def _rooms(self, along, side):
        x, y, _ = self.at(along, side * (self.half + 0.1), 0)
        return set(rooms_at(self.plan, x, y))

    def _open(self, opening):
        left, right = opening['at']
        middle = (left + right) / 2
        sides = [side for side in (-1, 1) if self._inside(middle, side)]
        if len(sides) == 2:
            self._doorway(opening)
            return
        self._window(opening, sides[0])
        head, sill = opening['head'], opening.get('sill', 0)
        size = (right - left, head - sill)
        centre = self.at(middle, -sides[0] * (self.half - 0.02), (head + sill) / 2)
        if self.level:
            lamp(centre, size, 1, (1, 1, 1), (90 * sides[0], 0, 0), portal=True)
        else:
            lamp(centre, size[::-1], 1, (1, 1, 1), (0, -90 * sides[0], 0), portal=True)
        bare = self._rooms(middle, sides[0]) & BARE
        if sill < CURTAIN_SILL and not bare:
            self._curtains(left, right, sides[0])

    def _doorway(self, opening):
        left, right, head = *opening['at'], opening['head']
        # A little more than a skirting.
        deep = self.half + 0.018
        for edge, way in ((left, 1), (right, -1)):
            self.box((edge - way * 0.05, -deep, 0), (edge + way * 0.02, deep, head + 0.05), self.look.trim, 0.004)
        # Between the sides, whose faces are in the same planes.
        self.box((left + 0.02, -deep, head - 0.02), (right - 0.02, deep, head + 0.05), self.look.trim, 0.004)
        if opening['kind'] == 'door':
            self._leaf(left, right, head, opening.get('closed'))

    def _leaf(self, left, right, head, closed):
        """A door that stands open at a right angle, or is closed."""
        width = right - left - 0.05
        x, y, _ = self.at(right - 0.025, 0 if closed else self.half, 0)
        turn = (180 if self.level else -90) - (0 if closed else 88 if self.level else -88)
        with placed((x, y), turn):
            box((0, -0.02, 0.008), (width, 0.02, head - 0.025), self.look.door, 0.004)
            for low, high in ((0.18, 0.95), (1.1, head - 0.18)):
                for side in (-1, 1):
                    box((0.13, side * 0.018, low), (width - 0.13, side * 0.024, high), self.look.door, 0.006)
            for side in (-1, 1):
                rod((width - 0.07, side * 0.02, 1.02), (width - 0.07, side * 0.06, 1.02), 0.011, self.look.metal)
                rod((width - 0.07, side * 0.06, 1.02), (width - 0.2, side * 0.06, 1.02), 0.009, self.look.metal)

    def _window(self, opening, inside):
        left, right = opening['at']
        head, sill = opening['head'], opening.get('sill', 0)
        deep = 0.035
        frame = self.look.frame
        for edge in (left, right):
            self.box((edge - 0.025, -deep, sill), (edge + 0.025, deep, head), frame, 0.004)
        for level in (sill, head):
            low, high = (left + 0.025, -deep, level - 0.03), (right - 0.025, deep, level + 0.03 if level else 0.012)
            self.box(low, high, frame, 0.004)
        if sill > 0.2:
            face = inside * self.half
            # Above the top of the wall: faces in the same place are rendered black.
            low, high = (left - 0.04, 0, sill - 0.03), (right + 0.04, face + inside * 0.05, sill + 0.006)
            self.box(low, high, self.look.sill, 0.006)
        panes = max(1, round((right - left) / 1.25))
        is_door = opening['kind'] == 'glass-door'
        wide = (right - left) / panes
        for pane in range(panes):
            low, high = left + wide * pane, left + wide * (pane + 1)
            shift = 0.0
            if is_door and self._is_open(pane, panes, opening):
                # Slid behind the ones beside it.
                low, high = (left, left + wide) if pane < panes / 2 else (right - wide, right)
                shift = 0.03
            self._pane(low, high, sill, head, shift)

    def _is_open(self, pane, panes, opening):
        if opening.get('wide-open'):
            return 0 < pane < panes - 1
        return pane == panes // 2

    def _pane(self, low, high, sill, head, shift):
        frame, thin = self.look.frame, 0.022
        for edge in (low + thin, high - thin):
            self.box((edge - thin, shift - thin, sill), (edge + thin, shift + thin, head), frame, 0.003)
        for level in (sill + 0.03, head - 0.03):
            self.box((low + 2 * thin, shift - thin, level - 0.03), (high - 2 * thin, shift + thin, level + 0.03), frame, 0.003)
        _glass([self.at(along, shift, up) for along, up in ((low, sill), (high, sill), (high, head), (low, head))], glass())

    def _curtains(self, left, right, side):
        top = self.plan['ceiling'] - 0.12
        across = side * (self.half + CURTAIN_GAP)
        for edge, way in ((left - 0.2, 1), (right + 0.2, -1)):
            first, last = sorted((edge, edge + way * CURTAIN_WIDTH))
            curtain(self.at(first, across, 0)[:2], self.at(last, across, 0)[:2], 0.015, top, self.look.curtain, 5, 0.05)
        rod(self.at(left - 0.35, across, top + 0.01), self.at(right + 0.35, across, top + 0.01), 0.013, self.look.metal)


def railing(points, look, height=1.1):
    """Panes of glass with a rail on top, along a line of points."""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = math.dist((x0, y0), (x1, y1))
        count = max(1, round(length / 1.5))
        rod((x0, y0, height), (x1, y1, height), 0.024, look.metal)
        for k in range(count + 1):
            x, y = x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count
            rod((x, y, -0.1), (x, y, height), 0.018, look.metal)
        with placed((x0, y0), math.degrees(math.atan2(y1 - y0, x1 - x0))):
            _glass([(0, 0, 0.06), (length, 0, 0.06), (length, 0, height - 0.06), (0, 0, height - 0.06)], glass('#e2f0eb'))


def _glass(corners, material):
    sheet(corners, [(0, 1, 2, 3)], material).visible_shadow = False
