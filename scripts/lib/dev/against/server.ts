import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveSources } from '../serve-sources';
import { sourceConfig } from '../source-config';
import { versionFromSource } from '../version-from-source';
import { shopProxy } from './shop-proxy';

/** The path of browsers' load reports. Reports on sources concern no published version, and are dropped. */
const REPORTS = '/reports';

/** Serves one remote from source, inside a shop that runs elsewhere. */
const { DEV_APP: name, DEV_PORT: port, DEV_SHOP: shop, DEV_API: api } = process.env;
if (!name || !port || !shop || !api) {
  throw new Error(
    'DEV_APP, DEV_PORT, DEV_SHOP or DEV_API is missing. Start this by `npm run dev -w <remote> -- --against URL`, which sets them.',
  );
}
const version = await versionFromSource(name, '/remoteEntry.js');
// The remote's files are where `?mf=` looks for them in other shops; the shop has none with these names.
await serveSources([await sourceConfig(name)], Number(port), {
  devMiddleware: { publicPath: '/', index: false },
  proxy: shopProxy({ shop, api }, `http://localhost:${port}`, { name, version }),
  setupMiddlewares: (middlewares) => [
    {
      name: 'reports',
      path: REPORTS,
      middleware: (_: IncomingMessage, response: ServerResponse) => response.writeHead(204).end(),
    },
    ...middlewares,
  ],
});
