#!/bin/sh
# Runs every test file; the shell expands the names because Node 20's runner expands no globs.
set -eu
cd "$(dirname "$0")/.."
exec node --import tsx --test --test-concurrency="${TEST_CONCURRENCY:-2}" test/*.test.ts
