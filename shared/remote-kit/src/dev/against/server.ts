import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevelopmentService, DevelopmentShell } from '../../deploy/development-service';
import type { RunningShop } from '../../shop/running-shop';
import { serveSources } from '../serve-sources';
import { serverSourceConfig, sourceConfig } from '../source-config';
import { versionFromSource } from '../version-from-source';
import { LocalShell } from './local-shell';
import { outdatedEntries } from './outdated-entries';
import { ShopRendering } from './shop-rendering';
import { shopProxy } from './shop-proxy';

/** The path of browsers' load reports. Reports on sources concern no published version, and are dropped. */
const REPORTS = '/reports';

/** The address of the remote's entry: where `?mf=` looks for it in other shops; the shop has no such file. */
const ENTRY = '/remoteEntry.js';

interface AgainstOptions {
  shop: RunningShop;
  port: number;
  /** Has the shop's server render the remote from source; undefined without access to the deploy service. */
  service: Pick<DevelopmentService, 'preview'> | undefined;
  /** The shop's shell for development, with which components are replaced in an open page. */
  shell: DevelopmentShell | undefined;
}

/** Serves one remote from source on a port, inside a shop that runs elsewhere. */
export async function serveAgainst(
  name: string,
  { shop, port, service, shell }: AgainstOptions,
): Promise<void> {
  const version = await versionFromSource(name, ENTRY);
  const configs = [await sourceConfig(name)];
  const upload = service && ((code: Buffer) => service.preview(name, code, version));
  const rendering =
    upload && new ShopRendering({ upload, say: (message) => console.error(message) });
  if (rendering) configs.push(await serverSourceConfig(name, rendering));
  const localShell = shell && new LocalShell(shell);
  await serveSources(configs, port, {
    devMiddleware: { publicPath: '/', index: false },
    proxy: shopProxy(shop, {
      local: `http://localhost:${port}`,
      rendering,
      remote: { name, version },
      shell: localShell,
    }),
    setupMiddlewares: (middlewares) => [
      {
        name: 'reports',
        path: REPORTS,
        middleware: (_: IncomingMessage, response: ServerResponse) => response.writeHead(204).end(),
      },
      ...(rendering
        ? [{ name: 'entry', path: ENTRY, middleware: outdatedEntries(rendering) }]
        : []),
      ...(localShell
        ? [{ name: 'shell', path: localShell.folder, middleware: localShell.send }]
        : []),
      ...middlewares,
    ],
  });
}
