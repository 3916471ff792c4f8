import { startReverseProxy, type ReverseProxy } from '../reverse-proxy/reverse-proxy';
import { serveSite, type Site } from './site';

/** Serves a site behind a reverse proxy at this port, by default a free one. */
export async function startSite(site: Site, port = 0): Promise<ReverseProxy> {
  const server = await serveSite(site);
  const proxy = await startReverseProxy({ port, target: server.port });
  return {
    origin: proxy.origin,
    close() {
      proxy.close();
      server.close();
    },
  };
}
