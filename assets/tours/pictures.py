"""The plain pictures of the site: where each is taken, as a lens sees it.

render.py makes NAME-picture.exr of each.
"""

#: Pixels across and down.
SIZE = (2560, 1920)
#: The home and the room, the direction of the view in degrees from the north over the east, the degrees
#: above the horizon, and the degrees from its left to its right.
PICTURES = {
    'heights-lounge': ('heights', 'living', 262, -8, 84),
    'heights-window': ('heights', 'living', 205, -6, 86),
    'heights-bedroom': ('heights', 'bedroom', 84, -8, 84),
    'villa-lounge': ('villa', 'living', 275, -8, 84),
    'villa-kitchen': ('villa', 'kitchen', 22, -7, 84),
    'villa-garden': ('villa', 'garden', -8, 0, 80),
    'villa-verandah': ('villa', 'verandah', 255, -5, 86),
    'penthouse-lounge': ('penthouse', 'lounge', 268, -7, 86),
    'penthouse-bedroom': ('penthouse', 'bedroom', 34, -9, 86),
    'penthouse-terrace': ('penthouse', 'terrace', 244, -4, 84),
}
#: Behind the headline of the home page: as the tour begins there.
HERO, HERO_SIZE = ('heights', 'living', 228, 0, 113), (2560, 1440)
