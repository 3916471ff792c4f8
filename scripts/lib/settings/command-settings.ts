import { existsSync } from 'node:fs';
import { ownersSettings } from '@storefront/tools/deploy';
import { LOCAL_API_PORT } from '@storefront/host/contracts';
import { isOrigin, isWebAddress, type Settings } from '@storefront/tools/settings';
import { Type } from 'typebox';

const PORT_RANGE = { minimum: 1, maximum: 65_535 };

// The environment variables of the commands; the README's table of settings is generated from them.

/** Of `npm start` and `npm run dev`. */
export const startSettings = {
  PORT: {
    schema: Type.Integer({ ...PORT_RANGE, default: 3000 }),
    description: 'the shop’s port',
  },
  API_PORT: {
    schema: Type.Integer({ ...PORT_RANGE, default: LOCAL_API_PORT }),
    description: 'the API’s port',
  },
  API_URL: {
    schema: Type.Optional(Type.Refine(Type.String(), isWebAddress)),
    description: 'use the API at this address, and start none',
    allowed: 'an address that starts with http:// or https://',
  },
} satisfies Settings;

/** Of the commands that publish. */
export const publishSettings = {
  APPS_URL: {
    schema: Type.Optional(Type.Refine(Type.String(), isOrigin)),
    fallback: 'the shop’s own',
    description: 'origin of the remotes’ files, as browsers reach it',
    allowed:
      'an origin without a path, such as https://remotes.example, which has the files at /apps/',
  },
  PROOF_ACCOUNT: {
    schema: Type.Optional(Type.Refine(Type.String(), (account) => /^[^:]+:.+$/.test(account))),
    fallback: 'the demo’s login at an API on localhost',
    description: 'email and password of an account with which deploys try pages behind the sign-in',
    allowed: 'an email and a password with a colon between them',
  },
} satisfies Settings;

/** Of the commands that release. */
export const releaseSettings = {
  ...ownersSettings,
  DEPLOY_TOKEN: {
    schema: Type.Optional(Type.String()),
    description: 'the token of the team that releases, where `DEPLOY_OWNERS` is set',
    secret: true,
  },
} satisfies Settings;

/** Of `npm run registry -- console`. */
export const consoleSettings = {
  CONSOLE_PORT: {
    schema: Type.Integer({ ...PORT_RANGE, default: 3020 }),
    description: 'the port of `npm run registry -- console`',
  },
  ...ownersSettings,
} satisfies Settings;

/** Of `node scripts/run.mjs gallery`. */
export const gallerySettings = {
  GALLERY_PORT: {
    schema: Type.Integer({ ...PORT_RANGE, default: 3010 }),
    description: 'the port of `node scripts/run.mjs gallery`',
  },
} satisfies Settings;

/** Of the commands that run browser tests. */
export const browserTestSettings = {
  CHROMIUM_PATH: {
    schema: Type.Optional(Type.Refine(Type.String(), (file) => existsSync(file))),
    fallback: 'one in the PATH, or Playwright’s',
    description: 'the browser that the tests use',
    allowed: 'the path of a Chromium that is there',
  },
} satisfies Settings;
