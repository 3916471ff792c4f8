import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
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

async function expectUnfinishedBodyRefused(port: number, path: string): Promise<void> {
  const begun = Date.now();
  expect(await sendForEver(port, path)).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - begun).toBeLessThan(LIMIT);
}

async function expectToStop(
  server: PageServer | ApiProcess,
  path: string,
  request: APIRequestContext,
): Promise<void> {
  const unfinished = sendForEver(server.port, path);
  // The next response shows that the request before it has arrived.
  await request.get(`http://localhost:${server.port}/healthz`);
  const stopped = Date.now();
  await server.stop();
  expect(Date.now() - stopped).toBeLessThan(LIMIT);
  await unfinished;
}

test('page server and API refuse a body that never ends, and stop while one is sent', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const [pageServer, api] = await Promise.all([
    PageServer.start({ apiOrigin: 'http://localhost:9', deployRoot: DEPLOY_ROOT }),
    ApiProcess.start({ DEMO: 'false' }),
  ]);
  const [contact, authorize] = ['/contact', API_PREFIX + apiPaths.authorize];
  await Promise.all([
    expectUnfinishedBodyRefused(pageServer.port, contact),
    expectUnfinishedBodyRefused(api.port, authorize),
  ]);
  await Promise.all([
    expectToStop(pageServer, contact, request),
    expectToStop(api, authorize, request),
  ]);
});
