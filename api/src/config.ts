import { resolve } from 'node:path';

/** A setting of the environment that can't be used; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  host: string;
  port: number;
  /** How the outside reaches this API, without a slash at the end. */
  publicUrl: string;
  /** Where a browser goes after paying when it came from no allowed origin. */
  shopUrl: string;
  allowedOrigins: readonly string[];
  dataDir: string;
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** Signs payment callbacks; without it a random one is kept in `dataDir`. */
  paymentSecret: string | undefined;
  unpaidOrderMinutes: number;
  /** Sign-ins, registrations and guest lookups a minute and address, each. */
  rateLimitMax: number;
  /** Believe X-Forwarded-* headers: only behind a proxy that sets them. */
  trustProxy: boolean;
  logLevel: LogLevel;
}

type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..');

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number) {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

function parsedUrl(name: string, value: string): URL {
  try {
    return new URL(value);
  } catch {
    throw new ConfigError(
      `${name} must be an address such as https://example.com, not "${value}".`,
    );
  }
}

function webAddress(name: string, value: string): string {
  const url = parsedUrl(name, value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ConfigError(`${name} must start with http:// or https://, not "${value}".`);
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function databaseUrl(env: Environment): string | undefined {
  const value = text(env, 'DATABASE_URL');
  // The value is not repeated: it holds a password.
  if (value !== undefined && !/^postgres(ql)?:\/\//.test(value)) {
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return value;
}

function origins(env: Environment): string[] {
  const values = (text(env, 'ALLOWED_ORIGINS') ?? '').split(',').map((value) => value.trim());
  return values
    .filter((value) => value !== '')
    .map((value) => parsedUrl('ALLOWED_ORIGINS', webAddress('ALLOWED_ORIGINS', value)).origin);
}

function oneOf<T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  fallback: T,
) {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const known = values.find((candidate) => candidate === value);
  if (known === undefined) {
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  }
  return known;
}

/** Reads the settings. Throws a {@link ConfigError} for a value that can't be used. */
export function readConfig(env: Environment): Config {
  const port = integer(env, 'API_PORT', 8044, 0, 65_535);
  const shopUrl = webAddress('SHOP_URL', text(env, 'SHOP_URL') ?? 'http://localhost:3000');
  return {
    host: text(env, 'API_HOST') ?? 'localhost',
    port,
    publicUrl: webAddress(
      'API_PUBLIC_URL',
      text(env, 'API_PUBLIC_URL') ?? `http://localhost:${port}`,
    ),
    shopUrl,
    allowedOrigins: [...origins(env), new URL(shopUrl).origin],
    dataDir: resolve(text(env, 'DATA_DIR') ?? resolve(REPOSITORY_ROOT, '.data')),
    databaseUrl: databaseUrl(env),
    paymentSecret: text(env, 'PAYMENT_SECRET'),
    unpaidOrderMinutes: integer(env, 'UNPAID_ORDER_MINUTES', 60, 1, 525_600),
    rateLimitMax: integer(env, 'RATE_LIMIT_MAX', 30, 1, 1_000_000),
    trustProxy: oneOf(env, 'TRUST_PROXY', ['true', 'false'], 'false') === 'true',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
  };
}

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Whether a browser page of that origin may call the API with credentials. */
export function isAllowedOrigin(config: Pick<Config, 'allowedOrigins'>, origin: string): boolean {
  return LOCAL_ORIGIN.test(origin) || config.allowedOrigins.includes(origin);
}
