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
import { author } from './change-release';
import { parseTeams } from './releasing-team';
import { consoleSettings } from '../settings/command-settings';
import { readCommandSettings } from '../settings/read-settings';

const SETTINGS = { ...consoleSettings, METRICS_PORT: serverSettings.METRICS_PORT };

/**
 * Shows which versions are live, and releases them, in a browser. Teams of DEPLOY_TOKENS sign in with their tokens; without
 * teams, the printed address signs in the person at the command line. Throws `StepFailedError` when the port is in use.
 */
export async function serveConsole(): Promise<void> {
  const {
    CONSOLE_PORT: port,
    METRICS_PORT,
    DEPLOY_TOKENS = '',
  } = readCommandSettings(SETTINGS, process.env);
  const teams = parseTeams(DEPLOY_TOKENS);
  const link = teams.length > 0 ? undefined : createSignInLink({ name: await author(), apps: '*' });
  const server = await createLocalServer({
    console: {
      root: openDeployRoot(deployPlace()),
      teams,
      link,
      numbers: () => readNumbers(METRICS_PORT),
    },
  });
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
