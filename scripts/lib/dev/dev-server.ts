import { serveSources } from './serve-sources';
import { sourceConfig } from './source-config';

/** Serves one app from source with webpack-dev-server. */
const { DEV_APP, DEV_PORT } = process.env;
if (!DEV_APP || !DEV_PORT) throw new Error('dev-server.ts needs DEV_APP and DEV_PORT.');
await serveSources(await sourceConfig(DEV_APP), Number(DEV_PORT));
