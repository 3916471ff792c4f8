import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { childOf } from '../../support/processes/child-processes';
import { TestProcess } from '../../support/processes/test-process';

test('npm start restarts a page server that has died, and the API keeps running', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-start-'));
  const port = await getPort();
  const shop = new TestProcess('node', ['scripts/run.mjs', 'start'], {
    env: { PORT: String(port), API_PORT: String(await getPort()), DATA_DIR: folder },
    abortSignal: 'SIGTERM',
  });
  try {
    await shop.waitForOutput('Ctrl-C stops everything');
    const api = childOf(shop.pid, 'api/src/server.ts');
    const pageServer = childOf(shop.pid, 'shell/src/server/main.ts');
    process.kill(pageServer, 'SIGKILL');
    await shop.waitForOutput('shop ended unexpectedly (SIGKILL); restarting in 1 s.');
    await expect(async () => {
      const page = await request.get(`http://localhost:${port}/terms`);
      expect(page.status()).toBe(200);
    }).toPass({ timeout: 60_000 });
    expect(childOf(shop.pid, 'api/src/server.ts')).toBe(api);
    expect(childOf(shop.pid, 'shell/src/server/main.ts')).not.toBe(pageServer);
  } finally {
    await shop.end();
    await rm(folder, { recursive: true, force: true });
  }
});
