#!/usr/bin/env bash
# The guess: `Cache-Control: no-store` is right for the page that answers a posted form, because the page contains what a person typed.
# What happens: if a visitor follows a link on that page (such as the privacy policy, beside a form that was refused) and goes back, the
# browser shows ERR_CACHE_MISS, "Confirm Form Resubmission", instead of the page, and the typed text is lost. With `private, no-cache`,
# which also keeps the page out of shared caches and makes browsers revalidate it, "back" shows the page with the text.
# Versions: Chromium of Debian 12, driven by playwright-core 1.64.1, which switches the back/forward cache off. Without Playwright, the same
# happens when that cache has dropped the page, after a few minutes or when memory is short.
# Source: https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.5 (no-store), section 6 (history lists).
# Who meets it: anybody who answers a refused form without a redirect, so that its fields keep what the visitor typed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
chromium=$(command -v chromium || command -v chromium-headless-shell || true)
if [ -z "$chromium" ]; then
  apt-get update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium >/dev/null
  chromium=$(command -v chromium)
fi
cd "$place"
npm install --silent --no-audit --no-fund --prefix "$place" playwright-core@1.64.1 >/dev/null
"$chromium" --version
cat >"$place/try.mjs" <<'JS'
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const form = (words) => `<!doctype html><form method="post"><textarea name="words">${words}</textarea><button>Send</button></form>`;
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/privacy') return response.end('privacy');
  let body = '';
  for await (const chunk of request) body += chunk;
  const words = new URLSearchParams(body).get('words') ?? '';
  response.setHeader('content-type', 'text/html');
  if (request.method === 'POST') response.setHeader('cache-control', searchParams.get('policy'));
  response.end(form(words) + '<a href="/privacy">Privacy</a>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-background-networking'] });
const wordsAfterBack = async (policy) => {
  const page = await browser.newPage();
  await page.goto(`${address}/?policy=${encodeURIComponent(policy)}`);
  await page.fill('textarea', 'my words');
  await Promise.all([page.waitForNavigation(), page.click('button')]);
  await page.click('a');
  const failure = await page.goBack().then(() => undefined, (error) => /ERR_\w+/.exec(error.message)?.[0]);
  return failure ?? page.inputValue('textarea');
};
const expected = { 'no-store': 'ERR_CACHE_MISS', 'private, no-cache': 'my words' };
let failed = false;
for (const [policy, outcome] of Object.entries(expected)) {
  const seen = await wordsAfterBack(policy);
  console.log(`${policy}: after « back »: ${seen}`);
  failed ||= seen !== outcome;
}
await browser.close();
server.close();
process.exit(failed ? 1 : 0);
JS
node "$place/try.mjs" "$chromium"
