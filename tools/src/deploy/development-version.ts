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

/** The header of a page in the preview of such a version that says why its content wasn't rendered. */
export const RENDER_PROBLEM = 'x-render-problem';

/** How much of a problem the header has, in characters: proxies limit the size of headers. */
const MAX_PROBLEM = 1000;

/** A problem as that header has it: in letters that headers may have. */
export function problemHeader(problem: string): string {
  // Half a character, which can't be encoded, becomes a question mark.
  const start = Buffer.from(problem.slice(0, MAX_PROBLEM)).toString();
  return encodeURIComponent(start);
}
