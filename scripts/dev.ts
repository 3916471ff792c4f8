import path from 'node:path';
import getPort from 'get-port';
import { APPS, DEPLOY_ROOT, REMOTES } from './lib/apps';
import { command } from './lib/command';
import { writeDevRegistry } from './lib/dev/dev-registry';
import { startServiceWithLoader, StepFailedError } from './lib/processes';
import { publishChanged } from './lib/publish/publish-changed';
import { readSettings } from './lib/settings/read-settings';
import { findRunningShop, splitAgainst } from './lib/shop/running-shop';
import {
  demoNotes,
  requireFreePorts,
  serveUntilStopped,
  startApi,
  startPageServer,
} from './lib/shop/services';

/**
 * `npm run dev`: shell and remotes from source, rebuilt and reloaded on every edit.
 * `npm run dev -w mf-catalog`: that remote alone from source, the rest as built.
 * `npm run dev -w mf-catalog -- --against https://shop.example`: that remote alone from source, and
 * everything else, including the API, from a shop that runs elsewhere.
 */
export const main = command((args) => {
  const { against, rest } = splitAgainst(args);
  return against === undefined ? serveOwnShop(rest[0]) : serveWithin(against, rest[0]);
});

async function serveWithin(address: string, remote: string | undefined) {
  if (remote === undefined || !REMOTES.includes(remote)) {
    throw new StepFailedError(
      `--against serves one remote: npm run dev -w ${REMOTES[0] ?? ''} -- --against https://shop.example`,
    );
  }
  const { shop, api } = await findRunningShop(address);
  const settings = { ...readSettings(process.env), apiUrl: api };
  await requireFreePorts(settings);
  console.log(`Starting ${remote} from source …`);
  const service = await startServiceWithLoader(
    remote,
    'scripts/lib/dev/against/server.ts',
    'compiled',
    {
      DEV_APP: remote,
      DEV_PORT: String(settings.port),
      DEV_SHOP: shop,
      DEV_API: api,
    },
  );
  console.log(`
  Shop   http://localhost:${settings.port}
         ${remote} from source, all else from ${shop}

  Orders that you place are real orders in that shop. Edit and save: the page reloads. Ctrl-C stops it.
`);
  await serveUntilStopped([service]);
}

async function serveOwnShop(only: string | undefined) {
  const settings = readSettings(process.env);
  const apps = only ? [only] : APPS;
  const unknown = apps.find((app) => !APPS.includes(app));
  if (unknown)
    throw new StepFailedError(`There is no ${unknown}; choose one of ${APPS.join(', ')}.`);
  await requireFreePorts(settings);
  if (only) await publishChanged(DEPLOY_ROOT, { why: 'built from the sources' });

  const registryFile = path.join(DEPLOY_ROOT, 'dev-registry.json');
  console.log(`Starting ${apps.join(', ')} from source …`);
  const services = await startApi(settings);
  const sources = await Promise.all(apps.map(async (app) => ({ app, port: await getPort() })));
  services.push(
    ...(await Promise.all(
      sources.map(({ app, port }) =>
        startServiceWithLoader(app, 'scripts/lib/dev/dev-server.ts', 'compiled', {
          DEV_APP: app,
          DEV_PORT: String(port),
        }),
      ),
    )),
  );
  await writeDevRegistry(registryFile, sources);
  services.push(await startPageServer(settings, { REGISTRY_FILE: registryFile }));
  console.log(`
  Shop   http://localhost:${settings.port}
${sources.map(({ app, port }) => `         ${app} from source, on port ${port}`).join('\n')}
${demoNotes(settings)}
  Edit and save: the page reloads. Ctrl-C stops everything.
`);
  await serveUntilStopped(services);
}
