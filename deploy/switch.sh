#!/bin/sh
# Makes a build the current one and restarts the programs one by one. The next one is restarted when the one before is ready
# and the edge asks it again. The first backend migrates. Run it as root: switch.sh <revision>
set -eu
ROOT=${ORDERING_ROOT:-/opt/ordering}
MOST_ASKS=120
# fail_timeout of deploy/nginx/places.conf, and one second more.
EDGE_SECONDS=6
revision=${1:-}
build="$ROOT/builds/$revision"
if [ -z "$revision" ] || [ ! -e "$build/built" ]; then
  echo "There is no finished build «$revision» in $ROOT/builds: build it with deploy/build.sh." >&2
  exit 1
fi
former=$(readlink "$ROOT/current" || true)

ln -sfn "builds/$revision" "$ROOT/current.next"
mv -T "$ROOT/current.next" "$ROOT/current"

units() {
  systemctl list-units --plain --no-legend --all "$1@*.service" | awk '{ print $1 }' | sort
}

# restart <unit> <path>: the number in the unit's name is its port.
restart() {
  port=${1#*@}
  port=${port%.service}
  systemctl restart "$1"
  asks=0
  until curl --fail --silent --max-time 2 --output /dev/null "http://127.0.0.1:$port$2"; do
    asks=$((asks + 1))
    if [ "$asks" -ge "$MOST_ASKS" ]; then
      echo "$1 does not answer $2. The programs after it still run the former build (${former:-none}); journalctl -u $1 says why." >&2
      exit 1
    fi
    sleep 1
  done
  echo "$1 is ready."
  sleep "$EDGE_SECONDS"
}

for unit in $(units ordering-backend); do restart "$unit" /readyz; done
for unit in $(units ordering-web); do restart "$unit" /api/health; done
echo "All programs run $revision."
