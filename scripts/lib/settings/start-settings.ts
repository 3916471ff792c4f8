import type { Settings } from '@storefront/tools/settings';
import { isWebAddress } from '@storefront/tools/settings';
import { Type } from 'typebox';

/** The environment variables of `npm start` and `npm run dev`; the README's table is made of them. */
export const startSettings = {
  PORT: {
    schema: Type.Integer({ minimum: 1, maximum: 65_535, default: 3000 }),
    description: 'the shop’s port',
  },
  API_PORT: {
    schema: Type.Integer({ minimum: 1, maximum: 65_535, default: 8044 }),
    description: 'the API’s port',
  },
  API_URL: {
    schema: Type.Optional(Type.Refine(Type.String(), isWebAddress)),
    description: 'use the API at this address, and start none',
    allowed: 'an address that starts with http:// or https://',
  },
} satisfies Settings;

/** The environment variables of the other commands. */
export const commandSettings = {
  APPS_URL: {
    schema: Type.Optional(Type.String()),
    fallback: 'the shop’s own',
    description: 'origin of the remotes’ files, as browsers reach it',
  },
  GALLERY_PORT: {
    schema: Type.Integer({ minimum: 1, maximum: 65_535, default: 3010 }),
    description: 'the port of `npm run gallery`',
  },
  CHROMIUM_PATH: {
    schema: Type.Optional(Type.String()),
    fallback: 'one in the PATH, or Playwright’s',
    description: 'the browser that the tests use',
  },
} satisfies Settings;
