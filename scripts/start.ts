import { DEPLOY_ROOT } from './lib/apps';
import { command } from './lib/command';
import { publishChanged } from './lib/publish/publish-changed';
import { localOverrides } from './lib/settings/local-overrides';
import { readSettings } from './lib/settings/read-settings';
import {
  demoNotes,
  requireFreePorts,
  serveUntilStopped,
  startApi,
  startPageServer,
} from './lib/shop/services';

/** `npm start`: builds what has changed, starts API and page server, and serves until Ctrl-C. */
export const main = command(async () => {
  const settings = readSettings(process.env);
  await requireFreePorts(settings);
  await publishChanged(DEPLOY_ROOT);
  console.log('Starting …');
  const services = await startApi(settings);
  services.push(await startPageServer(settings, localOverrides(process.env)));
  console.log(`
  Shop   http://localhost:${settings.port}
  API    ${settings.apiUrl ?? `http://localhost:${settings.apiPort}/api/v1`}
${demoNotes(settings)}
  Ctrl-C stops everything; the data stays.
`);
  await serveUntilStopped(services);
});
