import { createPath, type Navigator } from '@storefront/shared/router';

/** The address of a link, for a router without data. */
export const hrefOf: Navigator['createHref'] = (to) =>
  typeof to === 'string' ? to : createPath(to);
