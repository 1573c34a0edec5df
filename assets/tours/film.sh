#!/usr/bin/env bash
# Makes of the rendered walk the hero film and its poster. Needs ImageMagick and ffmpeg.
#
#   film.sh FOLDER    the folder that walk.py wrote to
set -euo pipefail
from=$1
site=$(cd "$(dirname "$0")/../../host-site" && pwd)
pictures=$site/public/pictures
films=$site/public/films
mkdir -p "$pictures" "$films"

for width in 480 800 1280; do
  convert "$from/poster.png" -resize "${width}x" -quality 60 "$pictures/walk-start-$width.avif"
done

# As many frames a second as in walk_path.py; the grain that is left costs bits and shows nothing.
source=(-framerate 21 -i "$from/frames/%04d.png" -vf 'hqdn3d=1.5:1.5:4:4,format=yuv420p' -an)
ffmpeg -loglevel error -y "${source[@]}" -c:v libvpx-vp9 -crf 31 -b:v 0 -row-mt 1 "$films/walk.webm"
ffmpeg -loglevel error -y "${source[@]}" -c:v libx264 -crf 23 -preset slow -movflags +faststart \
  "$films/walk.mp4"
