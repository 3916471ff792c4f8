import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** Serves a build from its sources; pages that use it reload on every edit. `more` adds to the server. */
export async function serveSources(
  config: Configuration,
  port: number,
  { devMiddleware, ...more }: WebpackDevServer.Configuration = {},
): Promise<void> {
  const compiler = webpack(config);
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
      devMiddleware: { stats: 'errors-warnings', ...devMiddleware },
      ...more,
    },
    compiler,
  );
  compiler.hooks.done.tap('ready', (stats) => {
    console.log(stats.hasErrors() ? 'compiled with errors; waiting for the next edit' : 'compiled');
  });
  await server.start();
}
