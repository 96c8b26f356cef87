#!/bin/sh
# Builds the revision that is checked out in /opt/ordering/source into a folder of its own, which nothing runs from yet.
# Run it as root; the last line that it prints is the command that switches to the build.
set -eu
ROOT=${ORDERING_ROOT:-/opt/ordering}
SOURCE=$(cd "$(dirname "$0")/.." && pwd)
revision=$(git -C "$SOURCE" rev-parse --short=12 HEAD)
build="$ROOT/builds/$revision"

if [ -e "$build/built" ]; then
  echo "The build $revision is there already."
else
  # A folder without the mark is left from a build that failed. Next keeps absolute paths, so it is built where it stays.
  rm -rf "$build"
  mkdir -p "$build"
  git -C "$SOURCE" archive HEAD | tar -x -C "$build"
  cd "$build"
  npm install --no-save --no-audit --no-fund
  npm run build
  npm prune --omit=dev --no-save
  touch built
fi
echo "sudo sh $build/deploy/switch.sh $revision"
