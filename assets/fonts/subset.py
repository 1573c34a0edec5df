"""Makes the fonts of the site: small files that hold what its pages say, and the CSS that names them.

    python3 subset.py FIGTREE [NOTO]

FIGTREE is the unpacked npm package @fontsource-variable/figtree (npm pack @fontsource-variable/figtree@5.3.0),
NOTO the folder of Debian's fonts-noto-core (default: /usr/share/fonts/truetype/noto). Needs Debian's
fonttools, python3-brotli and, to measure what is shown where a font came too late, fonts-liberation.
"""

import sys
from pathlib import Path
from subprocess import run

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SITE = Path(__file__).parents[2] / 'host-site'
FONTS = SITE / 'fonts'
LIBERATION = Path('/usr/share/fonts/truetype/liberation')

#: Scripts in which the site writes, their part of Unicode, and the font for each.
SCRIPTS = {
    'Devanagari': (0x0900, 0x097F),
    'Bengali': (0x0980, 0x09FF),
    'Gurmukhi': (0x0A00, 0x0A7F),
    'Gujarati': (0x0A80, 0x0AFF),
    'Oriya': (0x0B00, 0x0B7F),
    'Tamil': (0x0B80, 0x0BFF),
    'Telugu': (0x0C00, 0x0C7F),
    'Kannada': (0x0C80, 0x0CFF),
    'Malayalam': (0x0D00, 0x0D7F),
}
#: Joiners shape the letters beside them; the danda ends sentences in most of these scripts.
SHARED = '\u200c\u200d\u0964'
LATIN = 'U+20-7E, U+A0-FF, U+2010-2015, U+2018-201D, U+2022, U+2026, U+2192, U+2212'
RUPEE = 'U+20B9'
NOTO_COPYRIGHT = 'Copyright 2012-2022 Google Inc. (https://github.com/notofonts): Noto Sans, subset'
#: English letters by how often they occur, with the space: what a line of text is wide.
SAMPLE = 'eeeeeeeeeeettttttttaaaaaaaooooooooiiiiiiinnnnnnnssssssshhhhhhrrrrrrddddllllcccuuummmwwffggyyppbvk' + ' ' * 18


def subset(source, target, *options):
    run(['pyftsubset', source, f'--output-file={target}', '--flavor=woff2', *options], check=True)
    print(f'{target.name}: {target.stat().st_size} bytes')


def content():
    return '\n'.join(path.read_text() for path in sorted((SITE / 'content').rglob('*.ts')))


def width(font):
    """How wide the sample is, in parts of the font's size."""
    cmap, metrics = font.getBestCmap(), font['hmtx']
    return sum(metrics[cmap[ord(letter)]][0] for letter in SAMPLE) / font['head'].unitsPerEm


def percent(part):
    return f'{part * 100:.2f}%'


def fallback(figtree, weight, range_of_weights):
    """Arial, stretched to the measures of Figtree: for a page that Figtree did not reach in time."""
    ours = instantiateVariableFont(TTFont(figtree), {'wght': weight})
    style = 'Bold' if weight > 500 else 'Regular'
    arial = TTFont(LIBERATION / f'LiberationSans-{style}.ttf')
    adjust = width(ours) / width(arial)
    unit, lines = ours['head'].unitsPerEm * adjust, ours['hhea']
    names = ('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold') if weight > 500 else ('Arial', 'ArialMT', 'Liberation Sans')
    return f'''@font-face {{
  font-family: 'Figtree stand-in';
  src: {', '.join(f"local('{name}')" for name in names)};
  font-weight: {range_of_weights};
  size-adjust: {percent(adjust)};
  ascent-override: {percent(lines.ascent / unit)};
  descent-override: {percent(-lines.descent / unit)};
  line-gap-override: {percent(lines.lineGap / unit)};
}}'''


def face(family, file, weights, letters, display):
    return f'''@font-face {{
  font-family: '{family}';
  src: url('../fonts/{file}') format('woff2');
  font-weight: {weights};
  font-display: {display};
  unicode-range: {letters};
}}'''


def ranges(letters):
    """Sorted letters as a unicode-range, in which neighbours are one part."""
    parts = []
    for code in map(ord, letters):
        if parts and parts[-1][1] == code - 1:
            parts[-1][1] = code
        else:
            parts.append([code, code])
    return ', '.join(f'U+{first:X}' + (f'-{last:X}' if last > first else '') for first, last in parts)


def scripts_of_india(text, noto):
    for name, (first, last) in SCRIPTS.items():
        letters = sorted({letter for letter in text if first <= ord(letter) <= last})
        if not letters:
            continue
        file = f'noto-{name.lower()}.woff2'
        subset(noto / f'NotoSans{name}-Regular.ttf', FONTS / file, f'--text={"".join(letters)}{SHARED}', '--layout-features=*')
        # Noto's regular weight for every weight: a false bold would close these letters.
        # Fetched by the pages that need it, and not written into the CSS of all.
        yield face('Noto Sans of India', f'{file}?no-inline', '100 900', f'{ranges(letters)}, U+200C-200D', 'swap')


def main(figtree, noto='/usr/share/fonts/truetype/noto'):
    files = Path(figtree) / 'files'
    latin, rupee = (files / f'figtree-{part}-wght-normal.woff2' for part in ('latin', 'latin-ext'))
    subset(latin, FONTS / 'figtree.woff2', f'--unicodes={LATIN.replace(" ", "")}', '--layout-features=kern,liga,tnum,mark,mkmk,ccmp,locl')
    subset(rupee, FONTS / 'figtree-rupee.woff2', f'--unicodes={RUPEE}', '--layout-features=kern,tnum')
    # A font that is not there at once is for the next page: lines never break anew while one reads.
    faces = [
        '/* Written by assets/fonts/subset.py. */',
        face('Figtree', 'figtree.woff2', '300 900', LATIN, 'optional'),
        face('Figtree', 'figtree-rupee.woff2', '300 900', RUPEE, 'optional'),
        fallback(latin, 400, '300 500'),
        fallback(latin, 700, '501 900'),
        *scripts_of_india(content(), Path(noto)),
    ]
    (SITE / 'styles' / 'fonts.css').write_text('\n\n'.join(faces) + '\n')
    licence = (Path(figtree) / 'LICENSE').read_text()
    (FONTS / 'LICENSE.txt').write_text(f'{NOTO_COPYRIGHT}\n{licence}')


main(*sys.argv[1:])
