#!/bin/sh
# Runs the tests: every file on SQLite, then those that start Postroom or open a store once more on PostgreSQL; `sqlite` or `postgres` runs
# that half alone. PostgreSQL is the server TEST_DATABASE names, else one that is installed here, started for this run, else PGlite.
# The shell expands the names because Node 20's runner expands no globs.
set -eu
cd "$(dirname "$0")/.."

run() {
  "$@" node --import tsx --test --test-concurrency="${TEST_CONCURRENCY:-2}" $files
}

on_sqlite() {
  files=$(ls test/*.test.ts)
  run env -u TEST_DATABASE
}

on_postgres() {
  files=$(of_any_engine)
  if [ -n "${TEST_DATABASE:-}" ]; then run env; else run node --import tsx test/support/with-postgres.ts; fi
}

# Those that start Postroom or open a store through the contract, themselves or through what they import of test/support, and those that ask
# for the engine. Not found are those with servers of their own, and those about the files of SQLite: they start the process on a folder, are
# named store-sqlite*, or follow the README, which begins there.
of_any_engine() {
  starts="startPostroom\(|storeContract\(|TEST_DATABASE"
  found=
  while :; do
    rooms=$(grep -lE "$starts" test/support/*.ts | sed 's|.*/||; s|\.ts$||' | grep -vxE 'postroom|with-postgres' | paste -sd '|' -)
    [ "$rooms" = "$found" ] && break
    found=$rooms
    starts="startPostroom\(|storeContract\(|TEST_DATABASE|/($rooms)\.ts'"
  done
  grep -lE "$starts" test/*.test.ts | grep -vE 'test/(store-sqlite|readme\.test)'
}

case "${1:-both}" in
  sqlite) on_sqlite ;;
  postgres) on_postgres ;;
  files) of_any_engine ;;
  both)
    failed=0
    on_sqlite || failed=1
    on_postgres || failed=1
    exit $failed
    ;;
  *)
    echo "usage: sh test/run.sh [sqlite|postgres|files]" >&2
    exit 64
    ;;
esac
