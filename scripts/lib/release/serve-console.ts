import { openDeployRoot } from '@storefront/tools/deploy';
import { errorCode } from '@storefront/tools/error-code';
import { portInUseMessage } from '@storefront/tools/http-server';
import { CONSOLE_PATH } from '../../../shell/src/server/console/console-paths';
import { createSignInLink } from '../../../shell/src/server/console/sign-in-link';
import { readNumbers } from '../../../shell/src/server/console/trial-numbers';
import { createLocalServer } from '../../../shell/src/server/local-server';
import { serverSettings } from '../../../shell/src/server/server-settings';
import { deployPlace } from '../deploy-place';
import { StepFailedError } from '../processes';
import { author } from '@storefront/tools/git-source';
import { ROOT } from '../apps';
import { platformOwners } from './releasing-team';
import { deployRoutes } from './service/deploy.routes';
import { consoleSettings } from '../settings/command-settings';
import { readCommandSettings } from '../settings/read-settings';

const SETTINGS = { ...consoleSettings, METRICS_PORT: serverSettings.METRICS_PORT };

/**
 * Shows which versions are live, and releases them, in a browser, and serves the deploys of pipelines. Teams of
 * DEPLOY_OWNERS sign in with their tokens; without teams, the printed address signs in the person at the command line, and
 * no pipeline can deploy. Throws `StepFailedError` when the port is in use.
 */
export async function serveConsole(): Promise<void> {
  const { CONSOLE_PORT: port, METRICS_PORT } = readCommandSettings(SETTINGS, process.env);
  const owners = platformOwners();
  const place = deployPlace();
  const link =
    owners.teams.length > 0 ? undefined : createSignInLink({ name: await author(ROOT), apps: '*' });
  const server = await createLocalServer({
    console: {
      root: openDeployRoot(place),
      owners,
      link,
      numbers: () => readNumbers(METRICS_PORT),
    },
  });
  await server.register(deployRoutes, { place, owners });
  try {
    await server.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new StepFailedError(
      portInUseMessage(port, 'CONSOLE_PORT', 'npm run registry -- console'),
    );
  }
  const query = link ? `?token=${link.token}` : '';
  console.log(
    `Release console  http://localhost:${port}${CONSOLE_PATH}${query}   (Ctrl-C stops it)`,
  );
}
