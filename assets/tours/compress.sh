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
shopt -s nullglob

for home in "$@"; do
  for room in "$from/$home"-*.png; do
    [[ $room == *-picture.png ]] && continue
    name=$(basename "$room" .png)
    convert "$room" -quality 66 "$tours/$name.avif"
    convert "$room" -resize 1024x512 -quality 55 "$tours/$name-small.avif"
  done
done
for picture in "$from"/*-picture.png; do
  name=$(basename "$picture" -picture.png)
  for width in 480 800 1280 1920 2560; do
    convert "$picture" -resize "${width}x" -quality 66 "$pictures/$name-$width.avif"
  done
done
