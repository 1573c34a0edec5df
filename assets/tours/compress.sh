#!/usr/bin/env bash
# Makes of the clean pictures what the site shows. Needs ImageMagick with AVIF.
#
#   compress.sh FOLDER [HOME ...]    the folder that develop.py wrote to; default: all homes
set -euo pipefail
from=$1
shift
site=$(cd "$(dirname "$0")/../../host-site" && pwd)
pictures=$site/public/pictures
tours=$site/public/tours
mkdir -p "$pictures" "$tours"

[[ $# -gt 0 ]] || set -- heights villa penthouse
for home in "$@"; do
  for picture in "$from/$home"-*-picture.png; do
    view=$(basename "$picture" -picture.png)
    for width in 480 800 1280; do
      convert "$picture" -resize "${width}x" -quality 60 "$pictures/$view-$width.avif"
    done
  done
  for room in "$from/$home"-*.png; do
    [[ $room == *-picture.png ]] && continue
    name=$(basename "$room" .png)
    convert "$room" -unsharp 0x0.7+0.4+0.004 -quality 62 "$tours/$name.avif"
    convert "$room" -resize 1024x512 -quality 45 "$tours/$name-small.avif"
  done
done
