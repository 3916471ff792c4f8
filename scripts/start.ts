import { openDeployRoot, readRegistry } from '@storefront/tools/deploy';
import { command } from './lib/command';
import { deployPlace } from './lib/deploy-place';
import { StepFailedError } from './lib/processes';
import { publishChanged } from './lib/publish/publish-changed';
import { changeFromSources } from './lib/release/change-release';
import { createCheckChanged } from './lib/release/check-changed';
import { localOverrides } from './lib/settings/local-overrides';
import { readSettings } from './lib/settings/read-settings';
import {
  demoNotes,
  requireFreePorts,
  serveUntilStopped,
  startApi,
  startPageServer,
} from './lib/shop/services';

/**
 * `npm start`: builds what has changed, starts API and page server, and serves until Ctrl-C. What doesn't pass
 * the checks doesn't become live: then the versions before are served.
 */
export const main = command(async () => {
  const settings = readSettings(process.env);
  await requireFreePorts(settings);
  // Before the builds, because the checks render pages with its products.
  const services = await startApi(settings);
  await publish();
  console.log('Starting …');
  services.push(await startPageServer(settings, localOverrides(process.env)));
  console.log(`
  Shop   http://localhost:${settings.port}
  API    ${settings.apiUrl ?? `http://localhost:${settings.apiPort}/api/v1`}
${demoNotes(settings)}
  Ctrl-C stops everything; the data stays.
`);
  await serveUntilStopped(services);
});

/** Makes the sources live. Throws what failed if there is nothing else to serve. */
async function publish(): Promise<void> {
  const place = deployPlace();
  const root = openDeployRoot(place);
  const change = await changeFromSources('built from the sources');
  try {
    await publishChanged(root, change, createCheckChanged(place));
  } catch (error) {
    const { microFrontends } = await readRegistry(root);
    if (!(error instanceof StepFailedError) || Object.keys(microFrontends).length === 0)
      throw error;
    console.error(`${error.message}\nThe versions before stay live.`);
  }
}
