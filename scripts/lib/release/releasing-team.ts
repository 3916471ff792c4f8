import {
  findTeam,
  mayRelease,
  ownersSettings,
  readOwners,
  type Owners,
} from '@storefront/tools/deploy';
import { ConfigError, type Environment } from '@storefront/tools/settings';
import { StepFailedError } from '../processes';
import { releaseSettings } from '../settings/command-settings';
import { readCommandSettings } from '../settings/read-settings';

/**
 * The team whose DEPLOY_TOKEN releases an app; undefined where DEPLOY_OWNERS names no teams. Throws
 * `StepFailedError` if the token is nobody's, or its team may not release the app.
 */
export function releasingTeam(app: string, env: Environment = process.env): string | undefined {
  const { DEPLOY_TOKEN = '' } = readCommandSettings(releaseSettings, env);
  const owners = platformOwners(env);
  if (owners.teams.length === 0) return undefined;
  const team = findTeam(owners, DEPLOY_TOKEN);
  if (!team) {
    const what =
      DEPLOY_TOKEN === '' ? 'needs a token' : 'was refused: no team has this DEPLOY_TOKEN';
    throw new StepFailedError(`Releasing ${app} ${what}. Set DEPLOY_TOKEN to your team's token.`);
  }
  if (!mayRelease(team, app)) {
    throw new StepFailedError(
      `${team.name} may not release ${app}. Ask its team, or add the app to ${team.name} in DEPLOY_OWNERS.`,
    );
  }
  return team.name;
}

/** What the platform's file of owners says. Throws `StepFailedError` if it can't be used. */
export function platformOwners(env: Environment = process.env): Owners {
  try {
    return readOwners(readCommandSettings(ownersSettings, env).DEPLOY_OWNERS);
  } catch (error) {
    throw error instanceof ConfigError ? new StepFailedError(error.message) : error;
  }
}
