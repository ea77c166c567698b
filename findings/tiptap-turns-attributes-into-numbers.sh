#!/usr/bin/env bash
# The guess: an attribute that a Tiptap extension declares without `parseHTML` keeps the text of the HTML.
# What happens: Tiptap converts a number in digits, and `true` and `false`. A stored `data-code="007"` is written back as `data-code="7"`, so
# opening and saving a text changes it.
# Versions: @tiptap/core, @tiptap/html, @tiptap/pm and @tiptap/starter-kit 3.32.2, happy-dom 20.8.9.
# Source: https://tiptap.dev/docs/editor/extensions/custom-extensions/extend-existing#attributes, and `fromString` of @tiptap/core.
# Who meets it: editors of texts with codes, versions or telephone numbers in attributes. An own `parseHTML` keeps the text.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$place" @tiptap/core@3.32.2 @tiptap/html@3.32.2 @tiptap/pm@3.32.2 \
  @tiptap/starter-kit@3.32.2 happy-dom@20.8.9 >/dev/null
cat >"$place/try.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import { Extension } from '@tiptap/core';
import { generateHTML, generateJSON } from '@tiptap/html';
import StarterKit from '@tiptap/starter-kit';

console.log('@tiptap/core', JSON.parse(readFileSync('node_modules/@tiptap/core/package.json', 'utf8')).version);
const own = { parseHTML: (element) => element.getAttribute('data-code') };
const roundTrip = (attribute) => {
  const extensions = [
    StarterKit,
    Extension.create({ name: 'productCode', addGlobalAttributes: () => [{ types: ['paragraph'], attributes: { 'data-code': { default: null, ...attribute } } }] }),
  ];
  return generateHTML(generateJSON('<p data-code="007">words</p>', extensions), extensions);
};
const [plain, kept] = [roundTrip({}), roundTrip(own)];
console.log({ plain, kept });
process.exit(plain.includes('data-code="7"') && kept.includes('data-code="007"') ? 0 : 1);
JS
node try.mjs
