import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { remoteVersion } from '../../remotes/testing/remote-version';
import { serviceWorkerRoutes } from './service-worker.routes';

const WORKER = 'server/service-worker.js';
const registry = {
  schema: '',
  microFrontends: { shell: [remoteVersion({ version: '1' })] },
};

let deployRoot: string;

beforeEach(async () => {
  deployRoot = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await mkdir(path.join(deployRoot, 'shell/1/server'), { recursive: true });
});

afterEach(() => rm(deployRoot, { recursive: true }));

/** The answer to a request for the worker. */
async function requestWorker({
  hasServiceWorker = true,
  fetchFolder = () => Promise.resolve(),
}: { hasServiceWorker?: boolean; fetchFolder?: (folder: string) => Promise<void> } = {}) {
  const app = fastify();
  await app.register(serviceWorkerRoutes, {
    config: { deployRoot, hasServiceWorker },
    registries: { current: () => Promise.resolve(registry) },
    fetchFolder,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${origin}/sw.js`);
  const answer = {
    status: response.status,
    headers: response.headers,
    body: await response.text(),
  };
  await app.close();
  return answer;
}

test('sends the worker of the live shell, which is fetched if it is not on this machine', async () => {
  const response = await requestWorker({
    async fetchFolder(folder) {
      await writeFile(path.join(deployRoot, folder, WORKER), 'worker of 1');
    },
  });
  expect(response.body).toBe('worker of 1');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('a shell without a worker removes the one of other versions', async () => {
  expect((await requestWorker()).body).toContain('self.registration.unregister()');
});

test('a shop that turned the worker off removes it', async () => {
  await writeFile(path.join(deployRoot, 'shell/1', WORKER), 'worker of 1');
  const response = await requestWorker({ hasServiceWorker: false });
  expect(response.body).toContain('self.registration.unregister()');
});

test('browsers keep their worker while the deploy root can not be reached', async () => {
  const fetchFolder = () => Promise.reject(new Error('unreachable'));
  expect((await requestWorker({ fetchFolder })).status).toBe(500);
});

test('browsers keep their worker while its file can not be read', async () => {
  await mkdir(path.join(deployRoot, 'shell/1', WORKER));
  expect((await requestWorker()).status).toBe(500);
});
