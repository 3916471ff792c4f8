import { readRegistry, type DeployRoot } from '@storefront/tools/deploy';
import { APPS } from '../apps';
import { StepFailedError } from '../processes';

/** The apps of this repository, and those that teams with repositories of their own have released. */
export async function knownApps(root: DeployRoot): Promise<string[]> {
  const { microFrontends } = await readRegistry(root);
  return [...new Set([...APPS, ...Object.keys(microFrontends)])];
}

/** The app that a command names. Throws `StepFailedError` if it names none, or an unknown one. */
export function parseAppArgument(
  [app, ...rest]: string[],
  command: string,
  known: string[] = APPS,
): string {
  if (app !== undefined && known.includes(app) && rest.length === 0) return app;
  const named = app === undefined ? 'Name an app' : `There is no ${[app, ...rest].join(' ')}`;
  throw new StepFailedError(
    `${named}: npm run ${command} -- ${known[1] ?? ''}. The apps are ${known.join(', ')}.`,
  );
}
