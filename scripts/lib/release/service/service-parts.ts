import { APP_NAME_PATTERN } from '@storefront/host/contracts/registry';
import type { DeployPlace, DeployRoot, Owners } from '@storefront/tools/deploy';
import { Type } from 'typebox';
import type { RequestTeams } from './request-teams';

/** Where the service is: docs/contracts/deploying.md has its calls. */
export const DEPLOYS = '/deploys';

/** What the routes of the deploy service share. */
export interface ServiceParts {
  place: DeployPlace;
  root: DeployRoot;
  owners: Owners;
  teams: RequestTeams;
}

const VERSION_PATTERN = '^\\w[\\w.-]*$';

export const App = Type.String({ pattern: APP_NAME_PATTERN });
export const Version = Type.String({ pattern: VERSION_PATTERN });
export const Text = Type.String({ minLength: 1, maxLength: 300 });
