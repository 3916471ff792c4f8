import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test as base } from '@playwright/test';
import getPort from 'get-port';
import { makeCertificate, Nginx } from '../../support/proxies/nginx';

/** A fake page server or API that closes the connection of the request `/fatal`, as if it had crashed. */
class FragileServer {
  readonly port: number;
  readonly requests: string[] = [];
  #server: Server;

  constructor(port: number) {
    this.port = port;
    this.#server = this.#listen();
  }

  /** Starts it again on its port. */
  async restart(): Promise<void> {
    this.#server = this.#listen();
    await once(this.#server, 'listening');
  }

  /** Refuses connections from now on. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #listen(): Server {
    return createServer((request, response) => {
      this.requests.push(`${request.method} ${request.url}`);
      if (request.url === '/fatal') return void request.socket.destroy();
      void text(request).then((body) => response.end(`received ${body}`));
    }).listen(this.port, '127.0.0.1');
  }
}

interface Fixtures {
  /** What the tests request: the shop, or its API. */
  site: 'shop' | 'api';
  servers: [FragileServer, FragileServer];
}

const test = base.extend<Fixtures>({
  site: ['shop', { option: true }],

  servers: async ({}, provide) => {
    const servers: Fixtures['servers'] = [
      new FragileServer(await getPort()),
      new FragileServer(await getPort()),
    ];
    await provide(servers);
    await Promise.all(servers.map((server) => server.stop()));
  },

  baseURL: async ({ servers: [first, second], site }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-nginx-'));
    const [shop, remotes] = [await getPort(), await getPort()];
    const [api, plain] = [await getPort(), await getPort()];
    const ports = { shop, remotes, api, plain };
    const behind: [number, number] = [first.port, second.port];
    const nginx = await Nginx.start({
      folder,
      ports,
      pageServers: behind,
      apis: behind,
      root: folder,
      ...makeCertificate(folder),
    });
    await provide(`https://localhost:${ports[site]}`);
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  },

  ignoreHTTPSErrors: true,
});

const SITES = [
  ['shop', 'page servers behind nginx'],
  ['api', 'APIs behind nginx'],
] as const;

for (const [site, behind] of SITES) {
  test.describe(behind, () => {
    test.use({ site });

    for (const method of ['GET', 'POST']) {
      test(`a ${method} request that crashes a server is not sent to another one`, async ({
        request,
        servers,
      }) => {
        const response = await request.fetch('/fatal', { method });
        expect(response.status()).toBe(502);
        expect(servers.flatMap(({ requests }) => requests)).toEqual([`${method} /fatal`]);
      });
    }

    test('requests go to another server when one can’t be reached, whatever their method', async ({
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

    test('no request fails when one server stops right after another is back', async ({
      request,
      servers: [first, second],
    }) => {
      await first.stop();
      for (const visit of [1, 2])
        expect((await request.get(`/?visit=${visit}`)).status()).toBe(200);
      await first.restart();
      await second.stop();
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, visit) => request.get(`/checkout?visit=${visit}`)),
      );
      expect(responses.map((response) => response.status())).toEqual(Array(8).fill(200));
    });

    test('no request fails when one server is back after all of them were down', async ({
      request,
      servers: [first, second],
    }) => {
      await Promise.all([first.stop(), second.stop()]);
      for (const visit of [1, 2, 3]) {
        expect((await request.get(`/?visit=${visit}`)).status()).toBe(502);
      }
      await second.restart();
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, visit) => request.get(`/checkout?visit=${visit}`)),
      );
      expect(responses.map((response) => response.status())).toEqual(Array(8).fill(200));
    });
  });
}
