import path from 'node:path';
import { API_PREFIX } from '@storefront/shared/contracts';

/** The page server's settings, read from the environment once. */
export interface Config {
  port: number;
  host: string;
  /** Folder with the registry and the published versions. */
  deployRoot: string;
  /** The registry's file; inside the deploy root unless a development server brings its own. */
  registryFile: string;
  /** True for the deploy root's own registry, which this server may change; false in development. */
  isRegistryPublished: boolean;
  /** Address at which the page server calls the API, with its prefix (D7). */
  apiUrl: string;
  /** Address told to the browser, with the prefix; undefined leaves it to the rule of D7. */
  browserApiUrl: string | undefined;
  /** The shop's public address, for canonical links and previews. */
  publicUrl: string;
  /** How long answers may be kept, here and in shared caches, in seconds; 0 turns it off. */
  htmlCacheSeconds: number;
  /** Reports on versions that one address may send in a minute. */
  reportsMax: number;
  /** Origins from which one tab may load a remote (`?mf=name@origin`); none by default. */
  overrideOrigins: string[];
  /** Believe X-Forwarded-* headers: only behind a proxy that sets them. */
  trustProxy: boolean;
}

/** A setting that can't be used; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads PORT, HOST, DEPLOY_ROOT, REGISTRY_FILE, API_URL, API_PORT, PUBLIC_URL, HTML_CACHE_SECONDS,
 * REPORTS_MAX, OVERRIDE_ORIGINS and TRUST_PROXY.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = wholeNumber(env, 'PORT', 3000);
  const apiPort = wholeNumber(env, 'API_PORT', 8044);
  const apiUrl = env.API_URL ? withPrefix(env.API_URL) : `http://localhost:${apiPort}${API_PREFIX}`;
  const deployRoot = path.resolve(env.DEPLOY_ROOT ?? '.deploy');
  return {
    port,
    host: env.HOST ?? '::',
    deployRoot,
    isRegistryPublished: !env.REGISTRY_FILE,
    registryFile: path.resolve(env.REGISTRY_FILE ?? path.join(deployRoot, 'registry.json')),
    apiUrl,
    browserApiUrl: env.API_URL || env.API_PORT ? apiUrl : undefined,
    publicUrl: origin(env, 'PUBLIC_URL', `http://localhost:${port}`),
    htmlCacheSeconds: wholeNumber(env, 'HTML_CACHE_SECONDS', 10),
    reportsMax: wholeNumber(env, 'REPORTS_MAX', 120),
    overrideOrigins: origins(env, 'OVERRIDE_ORIGINS'),
    trustProxy: isOn(env, 'TRUST_PROXY'),
  };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) {
    throw new ConfigError(`${name} must be a whole number of at least 0, not "${text}".`);
  }
  return value;
}

function origins(env: NodeJS.ProcessEnv, name: string): string[] {
  return (env[name] ?? '').split(',').flatMap((text) => {
    const address = text.trim();
    if (address === '') return [];
    if (!URL.canParse(address)) {
      throw new ConfigError(`${name} must be addresses, separated by commas, not "${address}".`);
    }
    return [new URL(address).origin];
  });
}

function isOn(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] || 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigError(`${name} must be true or false, not "${text}".`);
}

function origin(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (!URL.canParse(text)) throw new ConfigError(`${name} must be an address, not "${text}".`);
  return new URL(text).origin;
}

/** Accepts the API's address with or without its prefix. */
function withPrefix(address: string): string {
  if (!URL.canParse(address)) {
    throw new ConfigError(
      `API_URL must be an address such as http://localhost:8044, not "${address}".`,
    );
  }
  const trimmed = address.replace(/\/+$/, '');
  return trimmed.endsWith(API_PREFIX) ? trimmed : trimmed + API_PREFIX;
}
