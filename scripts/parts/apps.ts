import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The remotes, each a team's. */
export const REMOTES = [
  'mf-catalog',
  'mf-cart-checkout',
  'mf-account-orders',
  'mf-payment',
  'mf-content',
] as const;

/** Everything that is built and published. */
export const APPS = ['shell', ...REMOTES];

/** The published versions, and the registry. */
export const DEPLOY_ROOT = path.resolve(ROOT, process.env.DEPLOY_ROOT ?? '.deploy');

/** The same for the tests, which must not touch what has been deployed. */
export const TEST_DEPLOY_ROOT = path.resolve(ROOT, process.env.DEPLOY_ROOT ?? '.cache/deploy');
