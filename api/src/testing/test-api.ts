import './load-natively';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { API_PREFIX, apiPaths, AuthorizeResponseSchema } from '@storefront/host/contracts/api';
import { type AppOptions, buildApp } from '../app';
import { type Config, readConfig } from '../settings/config';
import type { Database, OpenDatabase } from '../db/database';
import { type ApiMetrics, createApiMetrics } from '../metrics';
import { ResponseCache } from '../http/responses/response-cache';
import { openDemoDatabase, openOnceMore } from './demo-database';

export const PAYMENT_SECRET = 'a-secret-for-tests';

/** How to call the API in a test: paths are relative to /api/v1. */
interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  body?: InjectOptions['payload'];
  token?: string;
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The parsed body; throws when it doesn't match the schema. */
  as: <T extends TSchema>(schema: T) => Static<T>;
}

export interface TestApi {
  app: FastifyInstance;
  db: Database;
  responses: ResponseCache;
  metrics: ApiMetrics;
  call: (path: string, call?: Call) => Promise<TestResponse>;
  /** Creates an account and signs in; returns its token and email. */
  signUp: () => Promise<{ token: string; email: string }>;
  /** Creates another API on the same database; close it before this one. */
  another: () => Promise<TestApi>;
  close: () => Promise<void>;
}

/** Parses JSON by a schema; throws when it doesn't match. */
export function parseAs<T extends TSchema>(schema: T, text: string): Static<T> {
  const value: unknown = JSON.parse(text);
  if (Check(schema, value)) return value;
  throw new Error(`${text} is not as expected: ${JSON.stringify(Errors(schema, value)[0])}`);
}

/** Options of a test's API besides its settings. */
export type TestApiOptions = Pick<AppOptions, 'logTo' | 'provider'>;

/** Creates an API with the demo on a separate database. */
export async function createTestApi(
  settings: Partial<Config> = {},
  options: TestApiOptions = {},
): Promise<TestApi> {
  return createApiOn(await openDemoDatabase(), settings, options);
}

async function createApiOn(
  database: OpenDatabase,
  settings: Partial<Config>,
  options: TestApiOptions,
): Promise<TestApi> {
  const { db, close } = database;
  const config: Config = {
    ...readConfig({
      RATE_LIMIT_MAX: '1000000',
      ORDER_RATE_LIMIT_MAX: '1000000',
      UNPAID_ORDERS_MAX: '1000000',
      UNPAID_PIECES_MAX: '1000000',
      LOG_LEVEL: 'silent',
    }),
    ...settings,
  };
  const responses = new ResponseCache();
  const metrics = createApiMetrics();
  metrics.observeDatabase(database);
  const demo = { paymentSecret: PAYMENT_SECRET };
  const app = await buildApp({ config, db, responses, metrics, demo, ...options });

  const call = async (path: string, { method, body, token, headers }: Call = {}) => {
    const response = await app.inject({
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      url: `${API_PREFIX}${path}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      as: <T extends TSchema>(schema: T) => parseAs(schema, response.body),
    };
  };

  let accounts = 0;
  const signUp = async () => {
    accounts += 1;
    const email = `shopper${accounts}@example.com`;
    const password = 'a password';
    await call(apiPaths.register, {
      body: { email, password, firstName: 'Meera', lastName: 'Iyer' },
    });
    const response = await call(apiPaths.authorize, { body: { email, password } });
    return { email, token: response.as(AuthorizeResponseSchema).token };
  };

  return {
    app,
    db,
    responses,
    metrics,
    call,
    signUp,
    another: async () => createApiOn(await openOnceMore(database), settings, options),
    close: async () => {
      await app.close();
      await close();
    },
  };
}
