import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http, type RequestOptions } from '@storefront/host';
import type { HttpSettings } from './http-settings';
import { createJsonClient } from './json-client';
import type * as NonJsonResponses from './non-json-responses';
import type { Call } from './request-parts';

/** The shop's HTTP client, whose calls carry a token. */
export type ClientWithToken = (token: string | undefined) => Http;

/** Creates what makes the calls of `createHttp`. */
export function createClient(settings: HttpSettings): ClientWithToken {
  const sendJson = createJsonClient(settings);

  /** Makes one call; logs and throws a failure (API-04, AUTH-03). */
  async function withFailureHandling<Value>(
    call: Call,
    work: (call: Call) => Promise<Value>,
  ): Promise<Value> {
    const { method, url, options, token } = call;
    try {
      return await work(call);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      const failure = toHttpError(error);
      console.error(`${method} ${url} failed: ${failure.message}`);
      if (failure.status === 401 && token !== undefined && url !== apiPaths.authorize) {
        settings.onUnauthorized?.(token);
      }
      throw failure;
    }
  }

  return (token) => {
    function call(
      method: string,
      url: string,
      { data, ...options }: RequestOptions & { data?: unknown } = {},
    ): Promise<unknown> {
      return withFailureHandling({ method, url, data, options, token }, sendJson);
    }

    /** A call whose response isn't JSON; the code that only such calls need is loaded on demand. */
    function callNonJson<Value>(
      url: string,
      options: RequestOptions = {},
      work: (code: typeof NonJsonResponses, call: Call) => Promise<Value>,
    ): Promise<Value> {
      return withFailureHandling({ method: 'GET', url, options, token }, async (nonJson) =>
        work(
          await import(/* webpackChunkName: "non-json-responses" */ './non-json-responses'),
          nonJson,
        ),
      );
    }

    return {
      get: (path, options) => call('GET', path, options),
      post: (path, body, options) => call('POST', path, { ...options, data: body }),
      put: (path, body, options) => call('PUT', path, { ...options, data: body }),
      patch: (path, body, options) => call('PATCH', path, { ...options, data: body }),
      delete: (path, { body, ...options } = {}) => call('DELETE', path, { ...options, data: body }),
      download: (path, options) =>
        callNonJson(path, options, ({ fetchFile }, nonJson) => fetchFile(nonJson, settings)),
      stream: (path, onMessage, options) =>
        callNonJson(path, options, ({ readEventStream }, nonJson) =>
          readEventStream(nonJson, settings, onMessage),
        ),
    };
  };
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return new HttpError(error instanceof Error ? error.message : String(error), { cause: error });
}
