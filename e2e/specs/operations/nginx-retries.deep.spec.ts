import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test as base } from '@playwright/test';
import getPort from 'get-port';
import { makeCertificate, Nginx } from '../../support/processes/nginx';

/** A page server of which the request `/fatal` is the end, as seen through its connection. */
class FragileServer {
  readonly port: number;
  readonly requests: string[] = [];
  readonly #server: Server;

  constructor(port: number) {
    this.port = port;
    this.#server = createServer((request, response) => {
      this.requests.push(`${request.method} ${request.url}`);
      if (request.url === '/fatal') return void request.socket.destroy();
      void text(request).then((body) => response.end(`received ${body}`));
    }).listen(port, '127.0.0.1');
  }

  /** From now on nobody can connect. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

interface Fixtures {
  servers: [FragileServer, FragileServer];
}

const test = base.extend<Fixtures>({
  servers: async ({}, provide) => {
    const servers: Fixtures['servers'] = [
      new FragileServer(await getPort()),
      new FragileServer(await getPort()),
    ];
    await provide(servers);
    await Promise.all(servers.map((server) => server.stop()));
  },

  baseURL: async ({ servers }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-nginx-'));
    const shop = await getPort();
    const nginx = await Nginx.start({
      folder,
      ports: { shop, remotes: await getPort(), api: await getPort(), plain: await getPort() },
      pageServers: [servers[0].port, servers[1].port],
      api: await getPort(),
      root: folder,
      ...makeCertificate(folder),
    });
    await provide(`https://localhost:${shop}`);
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  },

  ignoreHTTPSErrors: true,
});

for (const method of ['GET', 'POST']) {
  test(`a ${method} request that ends a page server reaches no other one`, async ({
    request,
    servers,
  }) => {
    const response = await request.fetch('/fatal', { method });
    expect(response.status()).toBe(502);
    expect(servers.flatMap(({ requests }) => requests)).toEqual([`${method} /fatal`]);
  });
}

test('requests go to another page server when one can’t be reached, whatever they change', async ({
  request,
  servers: [stopped, running],
}) => {
  await stopped.stop();
  for (const visit of [1, 2, 3, 4]) {
    expect(await (await request.get(`/page?visit=${visit}`)).text()).toBe('received ');
    const sent = await request.post('/contact', { data: `form ${visit}` });
    expect(await sent.text()).toBe(`received form ${visit}`);
  }
  expect(running.requests).toHaveLength(8);
});
