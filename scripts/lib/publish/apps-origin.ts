import type { RemoteVersion } from '@storefront/shared/contracts/registry';
import { StepFailedError } from '../processes';

/**
 * Reads APPS_URL: the origin from which browsers get the remotes' files; '' where it is the page
 * server's own. Throws `StepFailedError` where it is no origin.
 */
export function appsOrigin(env: NodeJS.ProcessEnv): string {
  const text = env.APPS_URL ?? '';
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new StepFailedError(
    `APPS_URL must be an origin such as https://remotes.example, not "${text}". The files are at /apps/ there.`,
  );
}

/** The version with its browser build at that origin, whichever it was at before. */
export function atOrigin(version: RemoteVersion, origin: string): RemoteVersion {
  const { pathname } = new URL(version.url, 'http://localhost');
  return { ...version, url: origin + pathname };
}
