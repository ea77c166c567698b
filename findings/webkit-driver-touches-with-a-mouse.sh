#!/usr/bin/env bash
# The guess: WebDriver's pointer action of the type `touch` sends what a finger sends, `touchstart` and a pointer of the type `touch`, as it does
# in Chromium and Firefox, or the driver refuses a type that it does not know.
# What happens: Debian's WebKitWebDriver accepts the action and answers that all went well, and the page gets a mouse: `pointerdown` of the type
# `mouse`, no `touchstart`, no touch points. A test of a phone's gestures in WebKitGTK passes without having touched anything.
# Versions: webkit2gtk-driver of Debian 12 (the script prints it).
# Source: https://www.w3.org/TR/webdriver2/#pointer-actions: "touch" is one of the three types that a remote end takes.
# Who meets it: teams that test in WebKitGTK because no other WebKit of Linux stands nearer to Safari.
set -euo pipefail
place=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; rm -rf "$place"' EXIT
if ! command -v WebKitWebDriver >/dev/null || ! command -v Xvfb >/dev/null; then
  apt-get update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends webkit2gtk-driver xvfb >/dev/null
fi
dpkg-query --show webkit2gtk-driver

# The server writes the number of a free display.
Xvfb -displayfd 3 -screen 0 1000x800x24 3>"$place/display" 2>/dev/null & pids+=($!)
until [ -s "$place/display" ]; do sleep 0.1; done
port=$(node -e 'const server = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(server.address().port); server.close(); });')
DISPLAY=":$(cat "$place/display")" WebKitWebDriver --port="$port" 2>/dev/null & pids+=($!)

cat >"$place/touch.mjs" <<'JS'
const driver = `http://127.0.0.1:${process.argv[2]}`;
async function call(method, path, body) {
  const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value.message}`);
  return value;
}
for (;;) if (await call('GET', '/status').catch(() => undefined)) break;
const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } });
const at = `/session/${sessionId}`;
try {
  const page = `<!doctype html><title>A</title><button style="width: 300px; height: 300px">Press</button><script>
    seen = []; for (const type of ['touchstart', 'pointerdown', 'click'])
      addEventListener(type, (event) => seen.push(type + ' ' + (event.pointerType ?? '')));</script>`;
  await call('POST', `${at}/url`, { url: `data:text/html,${encodeURIComponent(page)}` });
  const actions = [
    { type: 'pointerMove', x: 100, y: 100, duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
  await call('POST', `${at}/actions`, { actions: [finger] });
  const script = 'return [navigator.maxTouchPoints, ...seen].join(", ")';
  const seen = await call('POST', `${at}/execute/sync`, { script, args: [] });
  console.log(`touch points, then events of a touch: ${seen}`);
  process.exitCode = seen === '0, pointerdown mouse, click mouse' ? 0 : 1;
} finally {
  await call('DELETE', at);
}
JS
node "$place/touch.mjs" "$port"
