"""Trees, hedges and grass. Many of a kind share one mesh."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from shapes import link


def scatter(mesh, places):
    """Copies of a mesh at places of (x, y, z, size, turn in degrees)."""
    for x, y, z, size, turn in places:
        spin = Matrix.Rotation(math.radians(turn), 4, 'Z')
        link(mesh, Matrix.Translation((x, y, z)) @ spin @ Matrix.Scale(size, 4))


def mesh_of(name, points, faces, materials, slots=None, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    for material in materials:
        mesh.materials.append(material)
    if slots:
        mesh.polygons.foreach_set('material_index', slots)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return mesh


def tree(bark, leaf, seed, height=7.0, spread=2.9, count=28000, size=0.15, kind='round'):
    """A tree of its own leaves. `kind` is round or palm."""
    chance = random.Random(seed)
    points, faces, slots = [], [], []
    if kind == 'palm':
        _branch(points, faces, slots, Vector((0, 0, 0)), Vector((0.3, 0.1, height)), 0.16, 0.11)
        for k in range(22):
            _frond(points, faces, slots, Vector((0.3, 0.1, height)), 2.4 * k, chance.uniform(-0.1, 0.95), chance)
        return mesh_of('palm', points, faces, [bark, leaf], slots)
    thick = height * 0.022
    fork = Vector((0.02, 0.01, 0.36)) * height
    _branch(points, faces, slots, Vector((0, 0, 0)), fork, thick, thick * 0.7)
    clumps = []
    for k in range(9):
        angle, reach, up = 2.4 * k, spread * chance.uniform(0.35, 0.75), chance.uniform(0.1, 0.45)
        if k == 0:
            reach, up = 0.2 * spread, 0.5
        limb = fork + Vector((reach * math.cos(angle), reach * math.sin(angle), up * height))
        _branch(points, faces, slots, fork, limb, thick * 0.5, thick * 0.2)
        for _ in range(5):
            twig = limb + Vector((chance.gauss(0, 0.28), chance.gauss(0, 0.28), chance.gauss(0.06, 0.2))) * spread
            _branch(points, faces, slots, limb, twig, thick * 0.2, thick * 0.06)
            clumps.append((twig, spread * chance.uniform(0.16, 0.34)))
    for _ in range(count):
        twig, wide = chance.choice(clumps)
        away = _direction(chance) * wide * chance.random() ** 0.45
        away.z *= 0.8
        _leaf(points, faces, slots, twig + away, size * chance.uniform(0.7, 1.3), chance)
    return mesh_of('tree', points, faces, [bark, leaf], slots)


def _direction(chance):
    return Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()


def _branch(points, faces, slots, start, end, low, high, sides=8):
    way = (end - start).to_track_quat('Z', 'Y').to_matrix()
    base = len(points)
    for centre, radius in ((start, low), (end, high)):
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            points.append(centre + way @ Vector((radius * math.cos(angle), radius * math.sin(angle), 0)))
    for k in range(sides):
        a, b = base + k, base + (k + 1) % sides
        faces.append((a, b, b + sides, a + sides))
        slots.append(0)


def _leaf(points, faces, slots, at, size, chance):
    along = _direction(chance) * size
    across = along.orthogonal().normalized() * size * 0.3
    base = len(points)
    points += [at, at + along * 0.5 + across, at + along, at + along * 0.5 - across]
    faces.append((base, base + 1, base + 2, base + 3))
    slots.append(1)


def _frond(points, faces, slots, at, angle, rise, chance):
    out = Vector((math.cos(angle), math.sin(angle), 0))
    side = Vector((-out.y, out.x, 0))
    last = at
    steps, length = 14, chance.uniform(2.2, 2.8)
    for k in range(1, steps + 1):
        t = k / steps
        here = at + out * length * t * math.cos(rise) + Vector((0, 0, length * (t * math.sin(rise) - 0.75 * t * t)))
        for way in (-1, 1):
            reach = 0.55 * math.sin(math.pi * min(1, 0.15 + 0.85 * t)) + 0.05
            tip = here + side * way * reach + out * 0.25 * reach - Vector((0, 0, 0.35 * reach))
            base = len(points)
            points += [last, here, tip]
            faces.append((base, base + 1, base + 2))
            slots.append(1)
        last = here


def grass(leaf, seed, side=1.2, blades=2600, height=0.055):
    """A square of lawn."""
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(blades):
        x, y = chance.uniform(0, side), chance.uniform(0, side)
        angle, high = chance.uniform(0, 6.28), height * chance.uniform(0.6, 1.25)
        dx, dy = 0.004 * math.cos(angle), 0.004 * math.sin(angle)
        lean = chance.uniform(-0.5, 0.5) * high
        base = len(points)
        points += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x - lean * dy / 0.004, y + lean * dx / 0.004, high)]
        faces.append((base, base + 1, base + 2))
    return mesh_of('grass', points, faces, [leaf])


def hedge(leaf, seed, length=2.0, depth=0.7, height=1.3, count=7000):
    """A clipped hedge along x: leaves on a block."""
    chance = random.Random(seed)
    points, faces, slots = [], [], []
    for _ in range(count):
        at = Vector((chance.uniform(0, length), chance.uniform(0, depth), chance.uniform(0.0, height)))
        face = chance.random()
        if face < 0.35:
            at.z = height + chance.uniform(-0.05, 0.05)
        else:
            at.y = chance.choice((0.0, depth)) + chance.uniform(-0.05, 0.05)
        _leaf(points, faces, slots, at, 0.07 * chance.uniform(0.7, 1.3), chance)
    inner = len(points)
    points += [(x, y, z) for x in (0, length) for y in (0.05, depth - 0.05) for z in (0, height - 0.05)]
    for a, b, c, d in ((0, 1, 5, 4), (2, 3, 7, 6), (1, 3, 7, 5), (0, 1, 3, 2), (4, 5, 7, 6)):
        faces.append(tuple(inner + k for k in (a, b, c, d)))
        slots.append(0)
    return mesh_of('hedge', points, faces, [leaf], [0] * len(slots))


def crown(material, seed):
    """A tree as it looks from far: clumps of leaves in a radius of 1."""
    chance = random.Random(seed)
    clumps = [_direction(chance) * chance.uniform(0.3, 0.75) for _ in range(22)]
    points, faces = [], []
    for _ in range(2600):
        way = _direction(chance)
        at = chance.choice(clumps) + way * 0.34 * chance.random() ** 0.3
        at.z *= 0.75
        _leaf(points, faces, [], at, 0.16 * chance.uniform(0.6, 1.4), chance)
    return mesh_of('crown', points, faces, [material])
