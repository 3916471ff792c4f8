import path from 'node:path';
import { SHELL } from '@storefront/host/contracts/registry';
import { APPS, REMOTES } from './lib/apps';
import { command } from './lib/command';
import { deployPlace } from './lib/deploy-place';
import { enterVersion } from './lib/dev/enter-version';
import { developmentShell } from './lib/dev/development-shell';
import { devServerPort, freePortFrom } from './lib/dev/dev-ports';
import { devRootOf, prepareDevRoot } from './lib/dev/dev-root';
import { LOCAL_ORIGINS } from '../shell/src/overrides/overrides';
import { startRemoteKit, startServiceWithLoader, StepFailedError } from './lib/processes';
import { readSettings, type Settings } from './lib/settings/read-settings';
import { findLocalApi, splitAgainst } from '@storefront/remote-kit/shop/running-shop';
import {
  demoNotes,
  requireFreePort,
  serveUntilStopped,
  startApi,
  startPageServer,
} from './lib/shop/services';

/** An app that is served from source. */
interface Source {
  app: string;
  port: number;
}

const EDITS_ARE_REFRESHED =
  'Edit and save: components change in the open page, which keeps what was typed; other edits reload it.';
const EDITS_RELOAD =
  'Edit and save: the page reloads, because the live shell isn’t built from these sources. After npm start, it keeps what was typed.';

/**
 * `npm run dev`: shell and remotes from source, rebuilt on every edit, which open pages show.
 * `npm run dev -w mf-catalog`: that remote alone from source, the rest as it is live.
 * `npm run dev -w mf-catalog -- --against https://shop.example`: that remote alone from source, and
 * everything else, including the API, from a shop that runs elsewhere.
 *
 * All of them run beside a shop, and change neither its deploy root nor its data folder.
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
  const service = await startRemoteKit(remote, ['dev', '--against', address], 'Ctrl-C stops it');
  await serveUntilStopped([service]);
}

async function serveOwnShop(only: string | undefined) {
  const apps = only ? [only] : APPS;
  const unknown = apps.find((app) => !APPS.includes(app));
  if (unknown)
    throw new StepFailedError(`There is no ${unknown}; choose one of ${APPS.join(', ')}.`);
  const settings = await besideRunningShop(readSettings(process.env));
  const devRoot = devRootOf(settings.port);
  const others = APPS.filter((app) => !apps.includes(app));
  const published = await prepareDevRoot(devRoot, others, deployPlace());
  const shell = published[SHELL] && (await developmentShell(devRoot, published[SHELL]));
  if (shell) await enterVersion(devRoot, SHELL, shell);

  console.log(`Starting ${apps.join(', ')} from source …`);
  const services = await startApi(settings);
  const sources: Source[] = [];
  for (const app of apps) sources.push({ app, port: await devServerPort(app) });
  const starting = [
    ...sources.map(({ app, port }) =>
      startServiceWithLoader(app, 'scripts/lib/dev/dev-server.ts', 'compiled', {
        DEV_APP: app,
        DEV_PORT: String(port),
        DEV_ROOT: devRoot,
        // Only beside published versions: building every app for the server too takes long.
        DEV_SERVER_BUILD: only,
      }),
    ),
    startPageServer(settings, {
      PUBLIC_URL: `http://localhost:${settings.port}`,
      DEPLOY_ROOT: devRoot,
      REGISTRY_FILE: path.join(devRoot, 'registry.json'),
      HTML_CACHE_SECONDS: '0',
      OVERRIDE_ORIGINS: LOCAL_ORIGINS,
    }),
  ];
  services.push(...(await Promise.all(starting)));
  console.log(`
  Shop   http://localhost:${settings.port}
  API    ${settings.apiUrl ?? `http://localhost:${settings.apiPort}/api/v1`}
${sources.map(({ app, port }) => `         ${app} from source, on port ${port}`).join('\n')}
${only && only !== SHELL ? sources.map(overrideNote).join('\n') : ''}
${demoNotes(settings)}
  ${shell || apps.includes(SHELL) ? EDITS_ARE_REFRESHED : EDITS_RELOAD}
  Ctrl-C stops everything.
`);
  await serveUntilStopped(services);
}

/** The settings for a shop that may run beside another one: with its API if that runs, on the next free port. */
async function besideRunningShop({ port, apiPort, apiUrl }: Settings): Promise<Settings> {
  const usedApi = apiUrl ?? (await findLocalApi(apiPort));
  if (!usedApi) await requireFreePort('API_PORT', apiPort);
  return { port: await freePortFrom(port), apiPort, apiUrl: usedApi };
}

/** How any shop that allows it shows the remote, as the README says. */
function overrideNote({ app, port }: Source): string {
  return `         in another shop on this machine: /?mf=${app}@http://localhost:${port}`;
}
