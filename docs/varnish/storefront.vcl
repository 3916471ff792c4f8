vcl 4.1;

# The shop's pages behind Debian's Varnish (7.1 or newer) with varnish-modules. Edit the addresses; how to set it up:
# docs/runbook.md. Page servers compress the pages, so start it with -p http_gzip_support=off.

import directors;
import xkey;

backend page_server_1 {
    .host = "10.0.0.11";
    .port = "3000";
    .probe = { .url = "/healthz"; .interval = 1s; }
}

backend page_server_2 {
    .host = "10.0.0.12";
    .port = "3000";
    .probe = { .url = "/healthz"; .interval = 1s; }
}

# Who may drop pages: the page servers.
acl page_servers {
    "127.0.0.1";
    "10.0.0.0"/24;
}

sub vcl_init {
    new servers = directors.round_robin();
    servers.add_backend(page_server_1);
    servers.add_backend(page_server_2);
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ page_servers) {
            return (synth(403, "Forbidden"));
        }
        set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        return (synth(200, "Purged " + req.http.X-Purged));
    }
    set req.backend_hint = servers.backend();
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }
    # The page servers compress for these two; each spelling would be another copy of the page.
    if (req.http.Accept-Encoding ~ "\bbr\b(?!;q=0)") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b(?!;q=0)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Also with cookies: pages that differ by visitor are private, and aren't stored.
    return (hash);
}

sub vcl_backend_response {
    # Where xkey looks for the tags.
    set beresp.http.xkey = beresp.http.Surrogate-Key;
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    if (obj.hits > 0) {
        set resp.http.X-Cache-Status = "HIT";
    } else {
        set resp.http.X-Cache-Status = "MISS";
    }
}
