#!/usr/bin/env bash
# Makes of the rendered pictures what the site shows. Needs ImageMagick and ffmpeg.
#
#   compress.sh FOLDER    the folder that render.py wrote to
set -euo pipefail
from=$1
site=$(cd "$(dirname "$0")/../.." && pwd)
pictures=$site/public/pictures
tours=$site/public/tours
films=$site/public/films
mkdir -p "$pictures" "$tours" "$films"

for home in heights villa penthouse; do
  for view in lounge window second; do
    for width in 480 800 1280; do
      convert "$from/$home-$view.png" -resize "${width}x" -quality 55 \
        "$pictures/$home-$view-$width.avif"
    done
  done
  for room in front back; do
    convert "$from/$home-$room.png" -quality 65 "$tours/$home-$room.avif"
  done
done

# Previews of links are read by programs that know no AVIF.
convert "$from/heights-lounge.png" -quality 80 "$pictures/heights-lounge-1280.jpg"

# A turn of the head in the living room: once around in 12 seconds.
look='scroll=h=0.003472,v360=e:flat:h_fov=88:v_fov=66:w=960:h=720:interp=lanczos,format=yuv420p'
source=(-loop 1 -framerate 24 -i "$from/heights-front.png" -t 12 -vf "$look" -an)
ffmpeg -loglevel error -y "${source[@]}" -c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 \
  "$films/living-room.webm"
ffmpeg -loglevel error -y "${source[@]}" -c:v libx264 -crf 27 -preset slow -movflags +faststart \
  "$films/living-room.mp4"
