import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { API_PREFIX, apiPaths } from '@storefront/shared/contracts';
import { ApiProcess } from '../../support/processes/api-process';
import { PageServer } from '../../support/processes/page-server';
import { DEPLOY_ROOT } from '../../support/settings';

/** The limit, in milliseconds, for a process to end after SIGTERM, and for a request to be complete. */
const LIMIT = 10_000;

/** Sends an endless body in small parts until the server closes the connection; returns its response. */
async function sendForEver(port: number, path: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n`);
  socket.write('Content-Type: application/json\r\n\r\n');
  const sending = setInterval(() => socket.write(' '), 200);
  socket.on('error', () => socket.destroy());
  try {
    return await text(socket).catch(() => '');
  } finally {
    clearInterval(sending);
  }
}

const SERVERS = [
  {
    name: 'the page server',
    path: '/contact',
    start: () => PageServer.start({ apiOrigin: 'http://localhost:9', deployRoot: DEPLOY_ROOT }),
  },
  {
    name: 'the API',
    path: API_PREFIX + apiPaths.authorize,
    start: () => ApiProcess.start({ DEMO: 'false' }),
  },
];

for (const { name, path, start } of SERVERS) {
  test(`${name} refuses a body that never ends, and stops while one is sent`, async ({
    request,
  }) => {
    test.setTimeout(120_000);
    const server = await start();
    const begun = Date.now();
    expect(await sendForEver(server.port, path)).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - begun).toBeLessThan(LIMIT);

    const unfinished = sendForEver(server.port, path);
    // The next response shows that the request before it has arrived.
    await request.get(`http://localhost:${server.port}/healthz`);
    const stopped = Date.now();
    await server.stop();
    expect(Date.now() - stopped).toBeLessThan(LIMIT);
    await unfinished;
  });
}
