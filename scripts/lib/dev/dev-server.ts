import { serveSources } from './serve-sources';
import { sourceConfig } from './source-config';

/** Serves one app from source with webpack-dev-server. */
const { DEV_APP, DEV_PORT } = process.env;
if (!DEV_APP || !DEV_PORT)
  throw new Error('DEV_APP or DEV_PORT is missing. Start this by `npm run dev`, which sets them.');
await serveSources(await sourceConfig(DEV_APP), Number(DEV_PORT));
