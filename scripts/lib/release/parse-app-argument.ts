import { readRegistry, type DeployRoot } from '@storefront/tools/deploy';
import { APPS } from '../apps';
import { StepFailedError } from '../processes';

/**
 * The app that a command names: one of this repository, or one of `others`, which other pipelines have built. Throws
 * `StepFailedError` if it names none, or an unknown one.
 */
export function parseAppArgument(
  [app, ...rest]: string[],
  command: string,
  others: string[] = [],
): string {
  const known = [...new Set([...APPS, ...others])];
  if (app !== undefined && known.includes(app) && rest.length === 0) return app;
  const named = app === undefined ? 'Name an app' : `There is no ${[app, ...rest].join(' ')}`;
  throw new StepFailedError(
    `${named}: npm run ${command} -- ${APPS[1] ?? ''}. The apps are ${known.join(', ')}.`,
  );
}

/** The apps that the registry of a deploy root lists, also those that other pipelines have built. */
export async function releasedApps(root: DeployRoot): Promise<string[]> {
  return Object.keys((await readRegistry(root)).microFrontends);
}
