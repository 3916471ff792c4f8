import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { publishSettings } from '../settings/command-settings';
import { readCommandSettings } from '../settings/read-settings';

/**
 * Reads APPS_URL: the origin from which browsers get the remotes' files; '' if it is the page server's own.
 * Throws `StepFailedError` if it is no origin.
 */
export function appsOrigin(env: NodeJS.ProcessEnv): string {
  const { APPS_URL } = readCommandSettings(publishSettings, env);
  return APPS_URL === undefined ? '' : new URL(APPS_URL).origin;
}

/** The version with its browser build at that origin, wherever it was before. */
export function atOrigin(version: RemoteVersion, origin: string): RemoteVersion {
  const moved = (url: string) => origin + new URL(url, 'http://localhost').pathname;
  const { libraries } = version.extras;
  return {
    ...version,
    url: moved(version.url),
    extras: {
      ...version.extras,
      ...(libraries && { libraries: { ...libraries, url: moved(libraries.url) } }),
    },
  };
}
