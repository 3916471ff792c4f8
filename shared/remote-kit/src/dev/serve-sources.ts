import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * Serves builds from their sources; an edit is shown in the pages that use them, and so are errors.
 * `more` adds to the server.
 */
export async function serveSources(
  configs: Configuration[],
  port: number,
  { devMiddleware, ...more }: WebpackDevServer.Configuration = {},
): Promise<void> {
  const compiler = webpack(configs);
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        webSocketURL: `ws://localhost:${port}/ws`,
      },
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
