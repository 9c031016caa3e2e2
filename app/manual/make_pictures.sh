#!/bin/sh
# Makes the pictures of the manual's chapter on the camera from rendered sample pictures; needs
# ImageMagick. Three good views, and three bad ones: cut off, too dark, too small.
#   sh app/manual/make_pictures.sh
set -eu
cd "$(dirname "$0")/../.."
out=app/manual/pictures
small='-resize 224x168^ -gravity center -extent 224x168 -strip -quality 80'
# shellcheck disable=SC2086  # $small is a list of words
convert sample_images/edition_2003/yinsh_0020.jpg $small "$out/good_1.jpg"
convert sample_images/edition_2016/yinsh_0011.jpg $small "$out/good_2.jpg"
convert sample_images/edition_2016/yinsh_0045.jpg -resize 224x168 -strip -quality 80 "$out/good_3.jpg"
convert sample_images/edition_2016/yinsh_0045.jpg -gravity northeast -crop 60%x75%+0+0 +repage $small "$out/bad_cut_off.jpg"
convert sample_images/edition_2003/yinsh_0020.jpg -evaluate multiply 0.16 $small "$out/bad_too_dark.jpg"
convert sample_images/edition_2003/yinsh_0004.jpg -resize 224x168 -gravity center -background '#443c4c' -extent 224x168 -strip \
    -quality 80 "$out/bad_too_small.jpg"
