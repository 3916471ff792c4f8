/** The `Accept` header by which the worker tells the request for a page to store from all others. */
export const PAGE_TYPE = 'text/html';

/** True for a file of a browser build, whose address follows from its content. */
export function isFile({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /^\/apps\/.+\/browser\//.test(pathname);
}

/** The parameter by which whoever knows the contact details of an order asks for it. */
const TRACKING = /[?&]contactInfo=/;

/**
 * True for the page of the orders or of one of them, and for the API's answer with the same; not for a tracked order,
 * which may be somebody else's.
 */
export function isOrders({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return /\/orders(\/[^/]+)?$/.test(pathname) && !TRACKING.test(search);
}
