import { createServer, type RequestListener } from 'node:http';

/** A host of pictures on this machine. */
export interface PictureServer {
  /** Its address, by which of the two names it is called: they count as two hosts. */
  url: (path: string, host?: '127.0.0.1' | 'localhost') => string;
  /** What it responds with, by path: a file, or a function. Anything else is 404. */
  responses: Map<string, Uint8Array | RequestListener>;
  /** The paths that it was asked for. */
  calls: string[];
  close: () => Promise<void>;
}

/** Starts a host of pictures on a free port. */
export async function startPictureServer(): Promise<PictureServer> {
  const responses: PictureServer['responses'] = new Map();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push(path);
    const known = responses.get(path);
    if (typeof known === 'function') known(request, response);
    else response.writeHead(known ? 200 : 404).end(known);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: (path, host = '127.0.0.1') => `http://${host}:${port}${path}`,
    responses,
    calls,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
