#!/usr/bin/env bash
# The guess: `AddOutputFilterByType DEFLATE text/html` compresses each HTML document, the one of `ErrorDocument 404` too, as nginx's `gzip` does.
# What happens: Apache compresses the page at its own address, and sends the same file whole when it answers a missing address. An output filter
# that the file itself has (`SetOutputFilter` in `<Files>`) compresses both. nginx compresses both.
# Versions: Apache 2.4.71, nginx 1.22.1 (Debian 12's packages).
# Source: https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype names no exception;
# https://nginx.org/en/docs/http/ngx_http_gzip_module.html
# Who meets it: sites of files whose page for missing addresses has the whole frame of the site, and robots that ask for thousands of them.
set -euo pipefail
place=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; rm -rf "$place"' EXIT
if ! command -v nginx >/dev/null || ! command -v apache2 >/dev/null; then
  apt-get update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nginx apache2 >/dev/null
fi
apache2 -v | head -n 1
nginx -v 2>&1

mkdir "$place/by-type" "$place/by-file"
for folder in by-type by-file; do
  { echo '<!doctype html><html lang="en"><title>Missing</title>'; printf '<p>There is no such page.</p>%.0s\n' $(seq 500); } >"$place/$folder/404.html"
done
chmod -R a+rX "$place"
node -e 'const servers = [0, 0, 0].map(() => require("node:net").createServer().listen(0, "127.0.0.1"));
  setTimeout(() => { console.log(...servers.map((server) => server.address().port)); process.exit(); }, 100);' >"$place/ports"
read -r by_type by_file nginx <"$place/ports"

modules=/usr/lib/apache2/modules
{
  for name in mpm_event authz_core mime dir filter deflate; do echo "LoadModule ${name}_module $modules/mod_$name.so"; done
  printf '%s\n' 'User www-data' 'Group www-data' "Listen 127.0.0.1:$by_type" "Listen 127.0.0.1:$by_file" 'ServerName 127.0.0.1' \
    "PidFile $place/apache.pid" "DefaultRuntimeDir $place" 'ErrorLog /dev/null' 'TypesConfig /etc/mime.types' 'ErrorDocument 404 /404.html' \
    "<VirtualHost 127.0.0.1:$by_type>" "DocumentRoot $place/by-type" 'AddOutputFilterByType DEFLATE text/html' '</VirtualHost>' \
    "<VirtualHost 127.0.0.1:$by_file>" "DocumentRoot $place/by-file" '<Files 404.html>' 'SetOutputFilter DEFLATE' '</Files>' '</VirtualHost>'
} >"$place/apache.conf"
apache2 -X -d "$place" -f "$place/apache.conf" 2>/dev/null & pids+=($!)
temporary=$(for name in client_body proxy fastcgi uwsgi scgi; do echo "${name}_temp_path $place/$name;"; done)
cat >"$place/nginx.conf" <<CONF
daemon off; error_log stderr; pid $place/nginx.pid; events {}
http { access_log off; $temporary include /etc/nginx/mime.types; gzip on;
  server { listen 127.0.0.1:$nginx; root $place/by-type; error_page 404 /404.html; }
}
CONF
nginx -e stderr -p "$place" -c "$place/nginx.conf" 2>/dev/null & pids+=($!)
for port in "$by_type" "$nginx"; do until curl -s -o /dev/null "http://127.0.0.1:$port/404.html"; do sleep 0.1; done; done

# Prints whether the page is compressed at its own address, and as the answer to a missing address.
compressed() {
  for path in 404.html missing; do
    curl -s -D - -o /dev/null -H 'accept-encoding: gzip' "http://127.0.0.1:$1/$path" | grep -qi '^content-encoding: gzip' && echo yes || echo no
  done | paste -sd ' '
}
failed=0
check() {
  seen=$(compressed "$2")
  echo "$1, at its own address and at a missing one: $seen"
  [ "$seen" = "$3" ] || failed=1
}
check 'Apache, a filter by type' "$by_type" 'yes no'
check 'Apache, a filter of the file' "$by_file" 'yes yes'
check 'nginx' "$nginx" 'yes yes'
exit "$failed"
