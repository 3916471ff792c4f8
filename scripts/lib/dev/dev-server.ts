import path from 'node:path';
import { SHELL, SOURCE_VERSION } from '@storefront/host/contracts/registry';
import {
  serverSourceConfig,
  serveSources,
  sourceConfig,
  versionFromSource,
} from '@storefront/remote-kit/dev';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import { enterServerBuild } from './enter-server-build';
import { enterVersion } from './enter-version';

/**
 * Serves one app from source with webpack-dev-server. With DEV_ROOT, it enters the app in the registry of that
 * deploy root, together with its server build if DEV_SERVER_BUILD is set.
 */
const { DEV_APP: app, DEV_PORT: port, DEV_ROOT: devRoot, DEV_SERVER_BUILD } = process.env;
if (!app || !port)
  throw new Error('DEV_APP or DEV_PORT is missing. Start this by `npm run dev`, which sets them.');
const configs = [await sourceConfig(app)];
if (devRoot) {
  const entry = app === SHELL ? 'shell.js' : 'remoteEntry.js';
  const version = await versionFromSource(app, `http://localhost:${port}/${entry}`);
  await createFolderDeployRoot(devRoot).remove(path.posix.join(app, SOURCE_VERSION));
  await enterVersion(devRoot, app, version);
  if (DEV_SERVER_BUILD) {
    const onBuild = (code?: Buffer) => enterServerBuild(code, { app, devRoot, version });
    configs.push(await serverSourceConfig(app, { onBuild }));
  }
}
await serveSources(configs, Number(port));
