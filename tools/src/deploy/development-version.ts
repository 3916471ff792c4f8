/** How the name of every version for development begins. */
const PREFIX = 'development-';

/** The name of a version for development, from a hash of what it is built from. */
export function developmentVersion(hash: string): string {
  return PREFIX + hash;
}

/**
 * Whether a version is one for development: a server build from source, with which a page server renders previews for a
 * development server. Browsers get its scripts from there, so that it can't be released.
 */
export function isDevelopmentVersion(version: string): boolean {
  return version.startsWith(PREFIX);
}
