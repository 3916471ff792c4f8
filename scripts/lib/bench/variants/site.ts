import http from 'node:http';
import type { BenchShop } from '../shop/bench-shop';

/** A response of a site. */
export interface SiteFile {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A web site: the response to each path. */
export type Site = (path: string) => Promise<SiteFile>;

/** Serves a site over HTTP on a free port. */
export async function serveSite(site: Site): Promise<{ port: number; close: () => void }> {
  const server = http.createServer((request, response) => {
    site(request.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return {
    port: address.port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A page of a site. */
export function pageFile(html: string): SiteFile {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers, body: Buffer.from(html) };
}

/** A file that never changes. */
export function immutableFile(type: string, body: Buffer, encoding?: string): SiteFile {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
    body,
  };
}

/** Pictures and fonts of a shop. */
export function filesOf({ withoutProxy }: BenchShop): Site {
  return keptResponses((path) =>
    path.startsWith('/apps/') ? withoutProxy.shop : withoutProxy.api,
  );
}

/** The responses of other servers, each fetched once and kept. */
export function keptResponses(originOf: (path: string) => string): Site {
  const kept = new Map<string, Promise<SiteFile>>();
  return (path) => {
    const file = kept.get(path) ?? fetchFile(originOf(path) + path);
    kept.set(path, file);
    return file;
  };
}

async function fetchFile(url: string): Promise<SiteFile> {
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  const file = immutableFile(response.headers.get('content-type') ?? '', body);
  return { ...file, status: response.status };
}
