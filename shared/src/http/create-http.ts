import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { apiPaths } from '@storefront/shared/contracts';
import { HttpError, type Http, type RequestOptions } from '@storefront/shared/host';

/** How the shell sets the client up; the client itself knows neither storage nor screens. */
export interface HttpSettings {
  /** Address of the API including its prefix, without a slash at the end. */
  baseUrl: string;
  /** The stored bearer token, if there is one (AUTH-02). */
  token?: () => string | undefined;
  /** Called with the token that an answer of 401 was given to, but for a sign-in's (AUTH-03). */
  onUnauthorized?: (token: string) => void;
  /** The store's domain (D6). */
  storeHost?: string;
  /** Tells the domain on every call, not only on those that need a preflight anyway. */
  alwaysTellHost?: boolean;
}

/**
 * Makes the shop's HTTP client: JSON, cookies sent, no timeout (API-01); the token on every call
 * (AUTH-02). A failed call is logged to the console (API-04) and thrown as `HttpError`; an aborted
 * one is thrown without a log.
 */
export function createHttp(settings: HttpSettings): Http {
  const client = axios.create({ baseURL: settings.baseUrl, withCredentials: true });

  async function call(config: AxiosRequestConfig, options: RequestOptions = {}): Promise<unknown> {
    const token = settings.token?.();
    try {
      const answer = await client.request<unknown>({
        ...config,
        headers: headersFor(config, options, token, settings),
        ...(options.params ? { params: dropBlank(options.params) } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      });
      return answer.data;
    } catch (error) {
      if (axios.isCancel(error)) throw error;
      const failure = toHttpError(error);
      console.error(`${config.method ?? 'GET'} ${config.url ?? ''} failed: ${failure.message}`);
      const isSignIn = config.url === apiPaths.authorize;
      if (failure.status === 401 && token !== undefined && !isSignIn) {
        settings.onUnauthorized?.(token);
      }
      throw failure;
    }
  }

  return {
    get: (path, options) => call({ method: 'GET', url: path }, options),
    post: (path, body, options) => call({ method: 'POST', url: path, data: body }, options),
  };
}

function headersFor(
  config: AxiosRequestConfig,
  options: RequestOptions,
  token: string | undefined,
  settings: HttpSettings,
): Record<string, string> {
  const tellHost =
    settings.alwaysTellHost === true || token !== undefined || config.method === 'POST';
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(settings.storeHost && tellHost ? { 'X-Store-Host': settings.storeHost } : {}),
    ...(config.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
    ...options.headers,
  };
}

function dropBlank(params: NonNullable<RequestOptions['params']>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] =>
        entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
    ),
  );
}

/** Axios's own error is left behind: it carries the request with its token, and would be logged. */
function toHttpError(error: unknown): HttpError {
  if (!(error instanceof AxiosError)) {
    return new HttpError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  if (error.response) {
    const { status, data } = error.response as { status: number; data: unknown };
    return new HttpError(error.message, { status, body: data });
  }
  return new HttpError(error.message, { noResponse: error.request !== undefined });
}
