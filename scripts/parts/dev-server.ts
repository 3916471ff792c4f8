import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadBuild } from './app-build';

/** Serves one app from source with webpack-dev-server; pages that use it reload on every edit. */
async function serve(app: string, port: number) {
  const build = await loadBuild(app);
  const config = build.browser({ version: 'source', outDir: '/', mode: 'development' });
  const compiler = webpack({
    ...config,
    output: { ...config.output, filename: '[name].js', chunkFilename: 'chunk.[name].js' },
  });
  const server = new WebpackDevServer(
    {
      port,
      hot: false,
      liveReload: true,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
      setupExitSignals: true,
      devMiddleware: { stats: 'errors-warnings' },
    },
    compiler,
  );
  compiler.hooks.done.tap('ready', (stats) => {
    console.log(stats.hasErrors() ? 'compiled with errors; waiting for the next edit' : 'compiled');
  });
  await server.start();
}

const { DEV_APP, DEV_PORT } = process.env;
if (!DEV_APP || !DEV_PORT) throw new Error('dev-server.ts needs DEV_APP and DEV_PORT.');
await serve(DEV_APP, Number(DEV_PORT));
