#!/usr/bin/env bash
# The guess: a reverse proxy passes a path on as the browser wrote it, so an application can redirect other spellings to its canonical one.
# What happens: nginx's `proxy_pass http://host/` (with a path, even `/` alone) and Apache's `ProxyPass / http://host/` decode the path and
# encode it again, each in its own way. `%c3` arrives as `%C3`, `%7E` as `~`, and `%5B` as `[` behind nginx, unchanged behind Apache. If an
# application's canonical spelling differs from the proxy's in one character, it never arrives, and the application redirects in a loop.
# Without a path (`proxy_pass http://host`) nginx passes the path on unchanged.
# Versions: nginx 1.22.1, Apache 2.4.71 (Debian 12's packages), and Node's http server as the application.
# Source: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_pass ("normalized request URI"),
# https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxypass ("nocanon").
# Who meets it: anybody who redirects to canonical addresses with accents, or compares paths as text, behind one of these proxies.
set -euo pipefail
place=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; rm -rf "$place"' EXIT
if ! command -v nginx >/dev/null || ! command -v apache2 >/dev/null; then
  apt-get update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nginx apache2 >/dev/null
fi
nginx -v 2>&1
apache2 -v | head -n 1
echo "node $(node --version)"

# Starts a server that answers with the path it received, and writes four free ports to a file: the server's and one for each proxy.
cat >"$place/echo.mjs" <<'JS'
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
const listen = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
const probes = [createServer(), createServer(), createServer()];
const ports = [await listen(createServer((request, response) => response.end(request.url)))];
for (const probe of probes) ports.push(await listen(probe));
for (const probe of probes) probe.close();
writeFileSync(process.argv[2], `${ports.join(' ')}\n`);
JS
node "$place/echo.mjs" "$place/ports" & pids+=($!)
until [ -s "$place/ports" ]; do sleep 0.1; done
read -r behind with_path without_path apache <"$place/ports"

temporary=$(for name in client_body proxy fastcgi uwsgi scgi; do echo "${name}_temp_path $place/$name;"; done)
cat >"$place/nginx.conf" <<CONF
daemon off; error_log stderr; pid $place/nginx.pid; events {}
http { access_log off; $temporary
  server { listen 127.0.0.1:$with_path; location / { proxy_pass http://127.0.0.1:$behind/; } }
  server { listen 127.0.0.1:$without_path; location / { proxy_pass http://127.0.0.1:$behind; } }
}
CONF
nginx -e stderr -p "$place" -c "$place/nginx.conf" 2>/dev/null & pids+=($!)
modules=/usr/lib/apache2/modules
{
  echo "ServerRoot $place"
  for name in mpm_event authz_core proxy proxy_http; do echo "LoadModule ${name}_module $modules/mod_$name.so"; done
  printf '%s\n' 'User www-data' 'Group www-data' "Listen 127.0.0.1:$apache" 'ServerName 127.0.0.1' "PidFile $place/apache.pid" \
    "DefaultRuntimeDir $place" 'ErrorLog /dev/null' "ProxyPass / http://127.0.0.1:$behind/"
} >"$place/apache.conf"
apache2 -X -d "$place" -f "$place/apache.conf" 2>/dev/null & pids+=($!)
for port in "$with_path" "$apache"; do until curl -s -o /dev/null "http://127.0.0.1:$port/"; do sleep 0.1; done; done

failed=0
# Each line of the table: the path sent, then the path that arrives behind nginx with a path, nginx without one, and Apache.
while read -r path nginx_path nginx_bare apache_path; do
  arrived=$(for port in "$with_path" "$without_path" "$apache"; do curl -s --path-as-is "http://127.0.0.1:$port$path"; echo; done | paste -sd ' ')
  printf '%-16s nginx with a path, without, Apache: %s\n' "$path" "$arrived"
  [ "$arrived" = "$nginx_path $nginx_bare $apache_path" ] || { echo "  expected: $nginx_path $nginx_bare $apache_path"; failed=1; }
done <<'TABLE'
/caf%c3%a9 /caf%C3%A9 /caf%c3%a9 /caf%C3%A9
/a%7Eb /a~b /a%7Eb /a~b
/a%5Bb%5D /a[b] /a%5Bb%5D /a%5Bb%5D
/a%2Cb /a,b /a%2Cb /a,b
TABLE
exit "$failed"
