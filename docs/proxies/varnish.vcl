# TRUST_PROXY=1: Varnish adds the visitor's address to X-Forwarded-For, as its last one. Before it, for TLS, hitch
# with the PROXY protocol (varnishd -a 127.0.0.1:6086,PROXY), so that Varnish knows that address.
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  # Varnish answers 503 to PostgREST's Content-Range, which is not one of bytes.
  if (req.url ~ "^/rest/") {
    return (pipe);
  }
}

sub vcl_pipe {
  # Otherwise the next request of this connection would pass unread, with any address that its visitor claims.
  set bereq.http.Connection = "close";
}

# While the product restarts.
sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Retry-After = "10";
  synthetic({"<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Un instant</title><p>Le site redémarre. Réessayez dans une minute."});
  return (deliver);
}
