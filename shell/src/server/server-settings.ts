import { LOCAL_API_PORT } from '@storefront/host/contracts';
import {
  isWebAddress,
  languagesSettings,
  listEntries,
  redisSettings,
  type Settings,
} from '@storefront/tools/settings';
import { deployRootSettings, ownersSettings } from '@storefront/tools/deploy';
import { Type } from 'typebox';
import { edgeSettings } from './purging/edge/edge-settings';
import { LOCAL_ORIGINS } from '../overrides/overrides';

const MAX_SECONDS = 31_536_000;

/** The environment variables of the page server; the README's table of settings is generated from them. */
export const serverSettings = {
  PORT: {
    schema: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
    description: 'the shop’s port',
  },
  HOST: {
    schema: Type.String({ default: '::' }),
    description: 'the network address that the page server listens on; `::` for all',
  },
  API_PORT: {
    schema: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
    description: 'the API’s port',
  },
  API_URL: {
    schema: Type.Optional(Type.Refine(Type.String(), isWebAddress)),
    description: 'use the API at this address, and start none',
    allowed: `an address such as http://localhost:${LOCAL_API_PORT}`,
  },
  PUBLIC_URL: {
    schema: Type.Optional(Type.Refine(Type.String(), isWebAddress)),
    fallback: '`http://localhost:PORT`',
    description: 'the shop’s public address: canonical links, return from the payment',
    allowed: 'an address that starts with http:// or https://',
  },
  ...languagesSettings,
  HTML_CACHE_SECONDS: {
    schema: Type.Integer({ minimum: 0, maximum: MAX_SECONDS, default: 10 }),
    description: 'how long page server and shared caches may keep pages; 0 turns it off',
  },
  ...edgeSettings,
  REPORTS_MAX: {
    schema: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 120 }),
    description: 'reports on versions that one address may send a minute',
  },
  RENDER_MEMORY_MB: {
    schema: Type.Integer({ minimum: 128, maximum: 65_536, default: 384 }),
    description: 'memory that the code of one remote may use on the page server, in megabytes',
  },
  OVERRIDE_ORIGINS: {
    schema: Type.Optional(
      Type.Refine(Type.String(), (list) =>
        listEntries(list).every((entry) => entry === LOCAL_ORIGINS || isWebAddress(entry)),
      ),
    ),
    fallback: `none; \`${LOCAL_ORIGINS}\`, any port of this machine, for \`npm start\` on localhost`,
    description: 'origins from which one tab may load a remote, separated by commas',
    allowed: `addresses that start with http:// or https://, separated by commas; ${LOCAL_ORIGINS} is any port of localhost`,
  },
  ...deployRootSettings,
  REGISTRY_FILE: {
    schema: Type.Optional(Type.String()),
    fallback: '`registry.json` in `DEPLOY_ROOT`',
    description: 'a registry file to read only; `npm run dev` sets it',
  },
  METRICS_PORT: {
    schema: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
    description: 'serve the page server’s metrics for Prometheus on this port',
  },
  METRICS_HOST: {
    schema: Type.String({ default: '127.0.0.1' }),
    description:
      'the network address of that port; elsewhere than on 127.0.0.1 it has neither releases nor the console',
  },
  ...ownersSettings,
  ...redisSettings,
  SERVICE_WORKER: {
    schema: Type.Boolean({ default: true }),
    description: 'show visited pages without a connection; false removes the worker from browsers',
  },
  TRUST_PROXY: {
    schema: Type.Boolean({ default: false }),
    description: 'believe X-Forwarded-* headers: only behind a proxy that sets them',
  },
} satisfies Settings;
