import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { PROJECT } from '../../build/project';
import { sourceRules } from '../../build/webpack/source-rules';
import { serveSources } from '../serve-sources';

/** The module of a remote's repository that opens it in a fake shop. */
export const FAKE_SHOP = path.join(PROJECT, 'src/testing/fake-shop.tsx');

/** The script of its page. */
const SCRIPT = 'fake-shop.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fake shop</title>
    <link rel="icon" href="data:,">
  </head>
  <body><script src="/${SCRIPT}"></script></body>
</html>
`;

/** Serves a remote from source without a shop, at each of its paths, with the responses of its fake shop. */
export async function serveFakeShop(port: number): Promise<void> {
  const config = {
    name: 'fake shop',
    context: PROJECT,
    mode: 'development' as const,
    target: ['web', 'es2022'],
    devtool: 'cheap-module-source-map' as const,
    entry: FAKE_SHOP,
    output: { filename: SCRIPT, chunkFilename: 'chunk.[name].js', publicPath: '/' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: sourceRules(PROJECT) },
  };
  await serveSources([config], port, {
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware(request: IncomingMessage, response: ServerResponse, next: () => void) {
          if (path.extname(request.url ?? '') === '') {
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
          } else next();
        },
      },
    ],
  });
}
