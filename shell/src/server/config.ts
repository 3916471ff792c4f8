import path from 'node:path';
import { API_PREFIX, LOCAL_API_PORT } from '@storefront/host/contracts';
import {
  readOwners,
  readDeployPlace,
  REGISTRY_FILE as PUBLISHED_REGISTRY,
  type DeployPlace,
  type Owners,
} from '@storefront/tools/deploy';
import type { MetricsAddress } from '@storefront/tools/http-server';
import {
  ConfigError,
  listEntries,
  readSettings,
  type Environment,
} from '@storefront/tools/settings';
import { LOCAL_ORIGINS } from '../overrides/overrides';
import type { EdgeCache } from './purging/edge/edge-cache';
import { readEdgeCache } from './purging/edge/edge-settings';
import { serverSettings } from './server-settings';

/** The page server's settings, read from the environment once. */
export interface Config {
  port: number;
  host: string;
  /** Where metrics are served; undefined to serve none. */
  metrics: MetricsAddress | undefined;
  /** Whose teams may use the release console on that port; without any, there is none. */
  owners: Owners;
  /** Where versions are published. */
  deployPlace: DeployPlace;
  /** Folder with the registry and the published versions: the deploy root, or this machine's copy of it. */
  deployRoot: string;
  /** The registry's file; inside that folder unless a development server brings its own. */
  registryFile: string;
  /** True for the deploy root's own registry, which this server may change; false in development. */
  isRegistryPublished: boolean;
  /** Where page servers count together how versions on trial do; without it, each counts for itself. */
  redisUrl: string | undefined;
  /** Address at which the page server calls the API, with its prefix (D7). */
  apiUrl: string;
  /** Address that the browser gets, with the prefix; if undefined, it follows the rule of D7. */
  browserApiUrl: string | undefined;
  /** The languages of its pages, of which the first one has addresses without a prefix. */
  languages: string[];
  /** The shop's public address, for canonical links and previews. */
  publicUrl: string;
  /** How long responses may be kept, here and in shared caches, in seconds; 0 turns caching off. */
  htmlCacheSeconds: number;
  /** The cache in front of the page servers, if it can be purged. */
  edgeCache: EdgeCache | undefined;
  /** Reports on versions that one address may send in a minute. */
  reportsMax: number;
  /** Memory that one render process may use, in megabytes. */
  renderMemoryMb: number;
  /** Origins from which one tab may load a remote (`?mf=name@origin`); none by default. */
  overrideOrigins: string[];
  /** Whether browsers get the worker that shows visited pages without a connection; else one that removes it. */
  hasServiceWorker: boolean;
  /** Trust X-Forwarded-* headers: only behind a proxy that sets them. */
  trustProxy: boolean;
}

/** Reads the settings. Throws a `ConfigError` that names each variable that can't be used. */
export function readConfig(env: Environment): Config {
  const settings = readSettings(serverSettings, env);
  const { PORT, API_PORT, API_URL, REGISTRY_FILE } = settings;
  const apiUrl = API_URL
    ? withPrefix(API_URL)
    : `http://localhost:${API_PORT ?? LOCAL_API_PORT}${API_PREFIX}`;
  const deployPlace = readDeployPlace(settings, process.cwd());
  if (deployPlace.bucket && REGISTRY_FILE !== undefined) {
    throw new ConfigError('REGISTRY_FILE needs a folder as DEPLOY_ROOT, not a bucket.');
  }
  const deployRoot = deployPlace.folder;
  return {
    port: PORT,
    host: settings.HOST,
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    owners: readOwners(settings.DEPLOY_OWNERS),
    deployPlace,
    deployRoot,
    isRegistryPublished: REGISTRY_FILE === undefined,
    registryFile: path.resolve(REGISTRY_FILE ?? path.join(deployRoot, PUBLISHED_REGISTRY)),
    redisUrl: settings.REDIS_URL,
    apiUrl,
    browserApiUrl: API_URL !== undefined || API_PORT !== undefined ? apiUrl : undefined,
    languages: listEntries(settings.LANGUAGES),
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${PORT}`).origin,
    htmlCacheSeconds: settings.HTML_CACHE_SECONDS,
    edgeCache: readEdgeCache(settings),
    reportsMax: settings.REPORTS_MAX,
    renderMemoryMb: settings.RENDER_MEMORY_MB,
    overrideOrigins: listEntries(settings.OVERRIDE_ORIGINS ?? '').map((address) =>
      address === LOCAL_ORIGINS ? address : new URL(address).origin,
    ),
    hasServiceWorker: settings.SERVICE_WORKER,
    trustProxy: settings.TRUST_PROXY,
  };
}

/** Accepts the API's address with or without its prefix. */
function withPrefix(address: string): string {
  const trimmed = address.replace(/\/+$/, '');
  return trimmed.endsWith(API_PREFIX) ? trimmed : trimmed + API_PREFIX;
}
