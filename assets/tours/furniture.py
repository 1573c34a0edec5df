"""Furniture, each piece built around the origin with its front towards +y, then put in its place."""

import math
import random

import bpy

from shapes import ball, box, cushion, disc, rod, taper


def place(build, at, turn=0, **materials):
    """Builds a piece and puts it at a point of the plan, turned by degrees about the vertical."""
    before = set(bpy.data.objects)
    build(**materials)
    bpy.ops.object.empty_add(location=(0, 0, 0))
    holder = bpy.context.object
    for obj in set(bpy.data.objects) - before - {holder}:
        obj.parent = holder
    holder.location = (at[0], at[1], at[2] if len(at) > 2 else 0)
    holder.rotation_euler = (0, 0, math.radians(turn))


def sofa(fabric, legs, accent, width=2.5):
    half = width / 2
    seats = 3
    box((-half, -0.46, 0.12), (half, 0.44, 0.3), fabric, 0.05)
    box((-half, -0.5, 0.12), (half, -0.26, 0.78), fabric, 0.08)
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half - 0.2)))
        box((low, -0.5, 0.12), (high, 0.46, 0.58), fabric, 0.07)
        for y in (-0.4, 0.36):
            rod((side * (half - 0.12), y, 0), (side * (half - 0.12), y, 0.14), 0.022, legs)
    inner = (width - 0.44) / seats
    for seat in range(seats):
        x = -half + 0.22 + inner * (seat + 0.5)
        box((x - inner / 2 + 0.01, -0.28, 0.29), (x + inner / 2 - 0.01, 0.45, 0.45), fabric, 0.06)
        cushion((x, -0.2, 0.64), (inner - 0.02, 0.24, 0.46), fabric, (0.22, 0, 0))
    for x, lean in ((-half + 0.44, 0.35), (half - 0.46, -0.3)):
        cushion((x, -0.02, 0.62), (0.46, 0.18, 0.44), accent, (0.4, lean, 0.1))


def armchair(fabric, legs):
    box((-0.38, -0.36, 0.28), (0.38, 0.38, 0.44), fabric, 0.07)
    box((-0.4, -0.42, 0.28), (0.4, -0.24, 0.86), fabric, 0.08)
    for side in (-1, 1):
        low, high = sorted((side * 0.4, side * 0.3))
        box((low, -0.4, 0.3), (high, 0.34, 0.6), fabric, 0.045)
        for y in (-0.34, 0.3):
            rod((side * 0.34, y, 0), (side * 0.3, y * 0.9, 0.3), 0.02, legs)


def coffee_table(top, legs):
    disc((0, 0, 0.38), 0.52, 0.04, top)
    disc((0.5, 0.34, 0.28), 0.34, 0.03, top)
    for x, y, height, reach in ((0, 0, 0.36, 0.34), (0.5, 0.34, 0.27, 0.2)):
        for third in range(3):
            angle = third * 2.094 + 0.4
            foot = (x + reach * math.cos(angle), y + reach * math.sin(angle), 0)
            rod(foot, (foot[0], foot[1], height), 0.016, legs)


def books(cover, paper):
    for level, turn in enumerate((4, -9, 12)):
        low = level * 0.03
        box((-0.13, -0.09, low), (0.13, 0.09, low + 0.028), (cover, paper, cover)[level], 0.003, turn)


def plant(pot, leaf, stem, height=1.7, leaves=46):
    chance = random.Random(int(height * 100))
    taper((0, 0, 0), 0.16, 0.21, 0.36, pot)
    for each in range(6):
        angle = each * 1.05
        tip = (0.22 * math.cos(angle), 0.22 * math.sin(angle), height * (0.62 + 0.06 * each))
        rod((0, 0, 0.3), tip, 0.011, stem)
    for each in range(leaves):
        angle = each * 2.4
        rise = 0.42 + (height - 0.5) * each / leaves
        reach = chance.uniform(0.16, 0.42)
        where = (reach * math.cos(angle), reach * math.sin(angle), rise + 0.1)
        lean = (chance.uniform(-0.5, 0.5), chance.uniform(0.2, 0.9), angle)
        ball(where, 0.17, leaf, (1, 0.46, 0.045), lean)


def floor_lamp(metal, shade, bulb):
    disc((0, 0, 0.012), 0.16, 0.024, metal)
    rod((0, 0, 0.02), (0, 0, 1.5), 0.012, metal)
    taper((0, 0, 1.38), 0.23, 0.16, 0.3, shade)
    ball((0, 0, 1.36), 0.05, bulb)


def pendant(metal, bulb, ceiling, drop):
    rod((0, 0, drop), (0, 0, ceiling), 0.005, metal)
    taper((0, 0, drop - 0.16), 0.2, 0.05, 0.18, metal)
    ball((0, 0, drop - 0.15), 0.06, bulb)


def screen_wall(panel, black, metal, width=2.2):
    half = width / 2
    box((-half, -0.22, 0.28), (half, 0.2, 0.66), panel, 0.012)
    for part in (-1, 0, 1):
        x = part * width / 3
        box((x - width / 6 + 0.01, 0.2, 0.3), (x + width / 6 - 0.01, 0.215, 0.64), panel, 0.004)
    box((-0.75, -0.2, 0.98), (0.75, -0.16, 1.82), black, 0.008)
    taper((half - 0.3, 0, 0.66), 0.07, 0.04, 0.26, metal)


def picture(frame, paper, tints, width=0.8, height=1.1):
    half, tall = width / 2, height / 2
    box((-half, 0, -tall), (half, 0.03, tall), frame, 0.004)
    box((-half + 0.03, 0.03, -tall + 0.03), (half - 0.03, 0.032, tall - 0.03), paper)
    first, second = tints
    for obj in (
        disc((0.06, 0.034, 0.16), width * 0.24, 0.004, first, 0),
        disc((-0.1, 0.037, -0.16), width * 0.3, 0.004, second, 0),
    ):
        obj.rotation_euler[0] = math.radians(90)


def table_for(top, legs, seat, length=1.9, chairs=3):
    half = length / 2
    box((-half, -0.46, 0.71), (half, 0.46, 0.75), top, 0.014)
    for x in (-half + 0.14, half - 0.14):
        for y in (-0.36, 0.36):
            rod((x, y, 0), (x, y, 0.72), 0.028, legs)
    gap = length / chairs
    for each in range(chairs):
        x = -half + gap * (each + 0.5)
        for side in (-1, 1):
            _chair(x, side * 0.62, -side, seat, legs)


def _chair(x, y, facing, seat, legs):
    low, high = sorted((y - 0.22 * facing, y + 0.2 * facing))
    box((x - 0.22, low, 0.43), (x + 0.22, high, 0.48), seat, 0.02)
    back = sorted((y - 0.22 * facing, y - 0.17 * facing))
    box((x - 0.21, back[0], 0.56), (x + 0.21, back[1], 0.86), seat, 0.02)
    for dx in (-0.19, 0.19):
        rod((x + dx, y - 0.19 * facing, 0), (x + dx, y - 0.2 * facing, 0.8), 0.013, legs)
        rod((x + dx, y + 0.17 * facing, 0), (x + dx, y + 0.17 * facing, 0.44), 0.013, legs)


def bed(frame, linen, throw, headboard):
    box((-0.98, -1.05, 0.1), (0.98, 1.05, 0.32), frame, 0.03)
    box((-0.92, -1.02, 0.3), (0.92, 1.0, 0.54), linen, 0.08)
    box((-0.96, -0.5, 0.36), (0.96, 1.06, 0.6), linen, 0.07)
    box((-0.99, 0.34, 0.34), (0.99, 0.92, 0.62), throw, 0.06)
    box((-1.15, -1.15, 0.1), (1.15, -1.05, 1.2), headboard, 0.04)
    for x in (-0.48, 0.48):
        cushion((x, -0.78, 0.68), (0.72, 0.26, 0.42), linen, (0.75, 0, 0))
        cushion((x * 0.6, -0.56, 0.66), (0.48, 0.16, 0.4), throw, (0.8, 0, 0))


def bedside(box_wood, metal, shade, bulb):
    box((-0.24, -0.2, 0.16), (0.24, 0.2, 0.5), box_wood, 0.012)
    box((-0.22, 0.2, 0.19), (0.22, 0.212, 0.47), box_wood, 0.004)
    disc((0, 0, 0.51), 0.08, 0.02, metal)
    rod((0, 0, 0.5), (0, 0, 0.76), 0.01, metal)
    taper((0, 0, 0.72), 0.15, 0.11, 0.2, shade)
    ball((0, 0, 0.7), 0.04, bulb)


def wardrobe(front, handle, width=2.4, height=2.5):
    half = width / 2
    box((-half, -0.3, 0), (half, 0.28, height), front)
    doors = 4
    for each in range(doors):
        low = -half + width * each / doors
        box((low + 0.005, 0.28, 0.06), (low + width / doors - 0.005, 0.3, height - 0.01), front, 0.003)
        grip = low + (width / doors - 0.05 if each % 2 == 0 else 0.05)
        rod((grip, 0.325, 0.95), (grip, 0.325, 1.35), 0.008, handle)


def kitchen(front, top, back, metal, dark, width=3.4):
    half = width / 2
    box((-half, -0.3, 0.1), (half, 0.28, 0.86), front)
    box((-half, -0.26, 0), (half, 0.2, 0.1), dark)
    box((-half - 0.01, -0.3, 0.86), (half + 0.01, 0.32, 0.9), top, 0.006)
    box((-half, -0.3, 0.9), (half, -0.28, 1.48), back)
    units = round(width / 0.6)
    for each in range(units):
        low = -half + width * each / units
        high = low + width / units - 0.008
        box((low, 0.28, 0.11), (high, 0.3, 0.85), front, 0.003)
        box((low, -0.3, 1.5), (high, 0.04, 2.3), front, 0.003)
        rod((low + 0.14, 0.325, 0.8), (high - 0.14, 0.325, 0.8), 0.006, metal)
    box((-0.9, -0.2, 0.902), (-0.3, 0.22, 0.908), dark, 0.003)
    box((0.4, -0.16, 0.885), (1.0, 0.2, 0.903), metal, 0.01)
    rod((0.7, -0.2, 0.9), (0.7, -0.2, 1.2), 0.014, metal)
    rod((0.7, -0.2, 1.2), (0.7, 0.0, 1.24), 0.012, metal)


def island(front, top, stool, legs, width=2.1):
    half = width / 2
    box((-half + 0.1, -0.32, 0), (half - 0.1, 0.26, 0.88), front, 0.004)
    box((-half, -0.38, 0.88), (half, 0.5, 0.93), top, 0.008)
    for x in (-0.6, 0, 0.6):
        disc((x, 0.62, 0.68), 0.19, 0.05, stool, 0.02)
        for turn in range(4):
            angle = turn * 1.571 + 0.785
            foot = (x + 0.2 * math.cos(angle), 0.62 + 0.2 * math.sin(angle), 0)
            rod(foot, (x + 0.1 * math.cos(angle), 0.62 + 0.1 * math.sin(angle), 0.66), 0.011, legs)


def shelf(wood, covers, vase, width=1.5):
    chance = random.Random(7)
    half = width / 2
    for level in range(4):
        z = 0.45 + 0.42 * level
        box((-half, -0.15, z), (half, 0.15, z + 0.03), wood, 0.004)
        x = -half + 0.08
        while x < half * chance.uniform(0.1, 0.7):
            thick = chance.uniform(0.025, 0.05)
            tall = chance.uniform(0.2, 0.29)
            box((x, -0.1, z + 0.03), (x + thick, 0.08, z + 0.03 + tall), chance.choice(covers), 0.002)
            x += thick + 0.004
        if level % 2:
            taper((half - 0.22, 0, z + 0.03), 0.08, 0.045, 0.24, vase)
