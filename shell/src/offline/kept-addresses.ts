/** The `Accept` header by which the worker tells the request for a page to store from all others. */
export const PAGE_TYPE = 'text/html';

/** True for a file of a browser build, whose address follows from its content. */
export function isFile({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/apps\/.+\/browser\//.test(pathname);
}
