import path from 'node:path';
import { LOCAL_API_PORT } from '@storefront/host/contracts';

/** Origin of the shop under test. */
export const SHOP_ORIGIN = new URL(process.env.SHOP_URL ?? 'http://localhost:3000').origin;

/** Origin of the API behind it. */
export const API_ORIGIN = new URL(process.env.API_ORIGIN ?? `http://localhost:${LOCAL_API_PORT}`)
  .origin;

/** Folder of that API's data, where the tests started it. */
export const API_DATA_DIR = process.env.API_DATA_DIR ?? '';

/** Folder with an embedded database that is filled with the demo, to copy. */
export const DEMO_DATA_DIR = process.env.DEMO_DATA_DIR ?? '';

/** The browser of most tests, without an interface. */
export const HEADLESS_SHELL = process.env.HEADLESS_SHELL_PATH;

/** The nginx that `scripts/lib/programs/nginx.ts` found. */
export const NGINX = process.env.NGINX_PATH ?? 'nginx';

/** The Varnish that `scripts/lib/programs/varnish.ts` found. */
export const VARNISH = process.env.VARNISH_PATH ?? 'varnishd';

/** Folder of the programs of the PostgreSQL that `scripts/lib/programs/postgres.ts` found. */
export const POSTGRES_BIN = process.env.POSTGRES_BIN ?? '';

/** The Firefox that `scripts/lib/programs/other-browsers.ts` found. */
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** WebKitGTK's WebDriver server, found by the same file. */
export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver';

/** The virtual screen for WebKitGTK's browser, found by the same file. */
export const XVFB = process.env.XVFB_PATH ?? 'Xvfb';

/** True if tests try every fault in every place, which takes long. */
export const ALL_PAIRS = process.env.E2E_ALL_PAIRS === '1';

/** Root of the repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Folder with the registry and the published versions that the shop serves. */
export const DEPLOY_ROOT = path.resolve(REPOSITORY, process.env.DEPLOY_ROOT ?? '.deploy');
