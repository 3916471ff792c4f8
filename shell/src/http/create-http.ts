import type { AxiosError, AxiosInstance, AxiosRequestConfig } from 'axios';
import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http, type RequestOptions } from '@storefront/host';
import type * as NonJsonResponses from './non-json-responses';

/** Settings of the client, which itself knows neither storage nor UI. */
interface HttpSettings {
  /** Address of the API including its prefix, without a slash at the end. */
  baseUrl: string;
  /** The stored bearer token, if there is one (AUTH-02). */
  token?: () => string | undefined;
  /** Called with the refused token after a 401, except after that of a sign-in (AUTH-03). */
  onUnauthorized?: (token: string) => void;
  /** The store's domain, sent as `X-Store-Host` (D6) with calls that need a CORS preflight anyway. */
  storeHost?: string;
  /** Sent with every call. */
  headers?: Record<string, string>;
}

/**
 * Creates the shop's HTTP client: JSON, with cookies, without a timeout (API-01), with the token on
 * every call (AUTH-02). A failed call is logged to the console (API-04) and thrown as `HttpError`; an
 * aborted call throws without being logged.
 */
export function createHttp(settings: HttpSettings): Http {
  let client: AxiosInstance | undefined;

  /** Runs one call with the token; logs and throws a failure (API-04, AUTH-03). */
  async function withFailureHandling<Value>(
    { method, url }: Pick<AxiosRequestConfig, 'method' | 'url'>,
    signal: AbortSignal | undefined,
    work: (token: string | undefined) => Promise<Value>,
  ): Promise<Value> {
    const token = settings.token?.();
    try {
      return await work(token);
    } catch (error) {
      if (signal?.aborted) throw error;
      const failure = toHttpError(error);
      console.error(`${method ?? 'GET'} ${url ?? ''} failed: ${failure.message}`);
      if (failure.status === 401 && token !== undefined && url !== apiPaths.authorize) {
        settings.onUnauthorized?.(token);
      }
      throw failure;
    }
  }

  function call(config: AxiosRequestConfig, options: RequestOptions = {}): Promise<unknown> {
    return withFailureHandling(config, options.signal, async (token) => {
      client ??= (await loadAxios()).create({ baseURL: settings.baseUrl, withCredentials: true });
      const response = await client.request<unknown>({
        ...config,
        headers: headersFor(config, options, token, settings),
        ...(options.params ? { params: withoutBlankValues(options.params) } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      });
      return response.data;
    });
  }

  /** A call whose response isn't JSON; the code that only such calls need is loaded on demand. */
  function callNonJson<Value>(
    path: string,
    options: RequestOptions = {},
    work: (code: typeof NonJsonResponses, url: string, init: RequestInit) => Promise<Value>,
  ): Promise<Value> {
    const config = { method: 'GET', url: path };
    return withFailureHandling(config, options.signal, async (token) => {
      const code = await import(
        /* webpackChunkName: "non-json-responses" */ './non-json-responses'
      );
      return work(code, `${settings.baseUrl}${path}${queryOf(options.params)}`, {
        headers: headersFor(config, options, token, settings),
        credentials: 'include',
        ...(options.signal ? { signal: options.signal } : {}),
      });
    });
  }

  return {
    get: (path, options) => call({ method: 'GET', url: path }, options),
    post: (path, body, options) => call({ method: 'POST', url: path, data: body }, options),
    put: (path, body, options) => call({ method: 'PUT', url: path, data: body }, options),
    patch: (path, body, options) => call({ method: 'PATCH', url: path, data: body }, options),
    delete: (path, { body, ...options } = {}) =>
      call({ method: 'DELETE', url: path, ...(body === undefined ? {} : { data: body }) }, options),
    download: (path, options) =>
      callNonJson(path, options, ({ fetchFile }, url, init) => fetchFile(url, init)),
    stream: (path, onMessage, options) =>
      callNonJson(path, options, ({ readEventStream }, url, init) =>
        readEventStream(url, init, onMessage),
      ),
  };
}

/** Loads Axios with the first call: a phone that only reads a page doesn't have to wait for it. */
async function loadAxios() {
  try {
    return (await import(/* webpackChunkName: "axios" */ 'axios')).default;
  } catch (error) {
    throw new HttpError('The script that calls the API could not be loaded.', {
      noResponse: true,
      cause: error,
    });
  }
}

function headersFor(
  config: AxiosRequestConfig,
  options: RequestOptions,
  token: string | undefined,
  settings: HttpSettings,
): Record<string, string> {
  const sendStoreHost = token !== undefined || config.method === 'POST';
  return {
    ...settings.headers,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(settings.storeHost && sendStoreHost ? { 'X-Store-Host': settings.storeHost } : {}),
    ...(config.method === 'POST' || config.data !== undefined
      ? { 'Content-Type': 'application/json' }
      : {}),
    ...options.headers,
  };
}

/** The query of a call; blank parameters are left out. */
export function queryOf(params: RequestOptions['params'] = {}): string {
  const entries = Object.entries(withoutBlankValues(params));
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query}`;
}

function withoutBlankValues(
  params: NonNullable<RequestOptions['params']>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] =>
        entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
    ),
  );
}

/** Doesn't keep Axios's error as the cause: it contains the request with its token, which would be logged. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (!isAxiosError(error)) {
    return new HttpError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  if (error.response) {
    const { status, data } = error.response as { status: number; data: unknown };
    return new HttpError(error.message, { status, body: data });
  }
  return new HttpError(error.message, { noResponse: error.request !== undefined });
}

function isAxiosError(error: unknown): error is AxiosError {
  return error instanceof Error && 'isAxiosError' in error;
}
