#!/usr/bin/env bash
# Makes of the rendered pictures what the site shows: the filters take the speckles off their edges.
# Needs ImageMagick.
#
#   compress.sh FOLDER    the folder that render.py wrote to
set -euo pipefail
from=$1
site=$(cd "$(dirname "$0")/../../host-site" && pwd)
pictures=$site/public/pictures
tours=$site/public/tours
mkdir -p "$pictures" "$tours"

for home in heights villa penthouse; do
  for view in lounge window second; do
    for width in 480 800 1280; do
      convert "$from/$home-$view.png" -statistic Median 3x3 -unsharp 0x0.8+0.5+0.01 \
        -resize "${width}x" -quality 55 \
        "$pictures/$home-$view-$width.avif"
    done
  done
  for room in front back; do
    convert "$from/$home-$room.png" -statistic Median 3x3 -filter Mitchell -resize 4096x2048 \
      -unsharp 0x1+0.4+0.01 -quality 65 "$tours/$home-$room.avif"
  done
done
