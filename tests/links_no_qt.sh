#!/bin/sh
# Fails if a program loads Qt or the windows of OpenCV, directly or through another library.
#   sh tests/links_no_qt.sh PROGRAM
set -eu
libraries=$(ldd "$1")
! printf '%s\n' "$libraries" | grep -iE 'libqt|highgui'
