import { SHELL } from '@storefront/host/contracts/registry';
import { versionsOf } from '@storefront/host/contracts/served-versions';
import type { DeployService } from '../deploy/deploy-service';
import { UsageError } from '../usage-error';
import type { NamedVersion } from './shop-types';

type Service = Pick<DeployService, 'readRegistry' | 'readVersion'>;

/**
 * The live versions of all remotes but the own one, by name; those that are named, as in `mf-catalog@1.0.0-0123456789ab`, take
 * the place of live ones. Throws a `UsageError` for a name that is none, and a `DeployError` for a version that nobody has published.
 */
export async function versionsToType(
  service: Service,
  own: string,
  names: string[],
): Promise<NamedVersion[]> {
  const registry = await service.readRegistry();
  const live = Object.keys(registry.microFrontends).flatMap((app) =>
    versionsOf(registry, app)
      .filter(({ deployment }) => deployment.default)
      .map((version): [string, NamedVersion] => [app, { app, version }]),
  );
  const named = await Promise.all(
    names.map(async (name): Promise<[string, NamedVersion]> => {
      const { app, version } = parseVersion(name);
      return [app, { app, version: await service.readVersion(app, version) }];
    }),
  );
  return [...new Map([...live, ...named]).values()]
    .filter(({ app }) => app !== own && app !== SHELL)
    .sort((one, other) => one.app.localeCompare(other.app, 'en'));
}

function parseVersion(name: string): { app: string; version: string } {
  const [, app, version] = /^([^@]+)@([^@]+)$/.exec(name) ?? [];
  if (app !== undefined && version !== undefined) return { app, version };
  throw new UsageError(`"${name}" names no version: write mf-catalog@1.0.0-0123456789ab.`);
}
