import { APPS } from '../apps';
import { StepFailedError } from '../processes';

/** The app that a command names. Throws `StepFailedError` if it names none, or an unknown one. */
export function parseAppArgument([app, ...rest]: string[], command: string): string {
  if (app !== undefined && APPS.includes(app) && rest.length === 0) return app;
  const named = app === undefined ? 'Name an app' : `There is no ${[app, ...rest].join(' ')}`;
  throw new StepFailedError(
    `${named}: npm run ${command} -- ${APPS[1] ?? ''}. The apps are ${APPS.join(', ')}.`,
  );
}
