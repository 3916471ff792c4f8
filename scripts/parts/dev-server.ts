import { loadBuild } from './app-build';
import { serveSources } from './serve-sources';

/** Serves one app from source with webpack-dev-server. */
async function serve(app: string, port: number) {
  const build = await loadBuild(app);
  const config = build.browser({ version: 'source', outDir: '/', mode: 'development' });
  const output = { ...config.output, filename: '[name].js', chunkFilename: 'chunk.[name].js' };
  await serveSources({ ...config, output }, port);
}

const { DEV_APP, DEV_PORT } = process.env;
if (!DEV_APP || !DEV_PORT) throw new Error('dev-server.ts needs DEV_APP and DEV_PORT.');
await serve(DEV_APP, Number(DEV_PORT));
