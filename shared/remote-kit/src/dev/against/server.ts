import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RunningShop } from '../../shop/running-shop';
import { serveSources } from '../serve-sources';
import { sourceConfig } from '../source-config';
import { versionFromSource } from '../version-from-source';
import { shopProxy } from './shop-proxy';

/** The path of browsers' load reports. Reports on sources concern no published version, and are dropped. */
const REPORTS = '/reports';

/** Serves one remote from source on a port, inside a shop that runs elsewhere. */
export async function serveAgainst(name: string, shop: RunningShop, port: number): Promise<void> {
  const version = await versionFromSource(name, '/remoteEntry.js');
  // The remote's files are where `?mf=` looks for them in other shops; the shop has none with these names.
  await serveSources([await sourceConfig(name)], port, {
    devMiddleware: { publicPath: '/', index: false },
    proxy: shopProxy(shop, `http://localhost:${port}`, { name, version }),
    setupMiddlewares: (middlewares) => [
      {
        name: 'reports',
        path: REPORTS,
        middleware: (_: IncomingMessage, response: ServerResponse) => response.writeHead(204).end(),
      },
      ...middlewares,
    ],
  });
}
