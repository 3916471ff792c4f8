import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http, type RequestOptions } from '@storefront/host';
import type { HttpSettings } from './http-settings';
import type * as NonJsonResponses from './non-json-responses';
import type { Call } from './request-parts';

/**
 * Creates the shop's HTTP client: JSON, with cookies, without a timeout (API-01), with the token on
 * every call (AUTH-02). A failed call is logged to the console (API-04) and thrown as `HttpError`; an
 * aborted call throws without being logged.
 */
export function createHttp(settings: HttpSettings): Http {
  let sendJson: ((call: Call) => Promise<unknown>) | undefined;

  /** Runs one call with the token of now; logs and throws a failure (API-04, AUTH-03). */
  async function withFailureHandling<Value>(
    request: Pick<Call, 'method' | 'url' | 'data'>,
    options: RequestOptions,
    work: (call: Call) => Promise<Value>,
  ): Promise<Value> {
    const { method, url } = request;
    const token = settings.token?.();
    try {
      return await work({ ...request, options, token });
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

  function call(
    method: string,
    url: string,
    { data, ...options }: RequestOptions & { data?: unknown } = {},
  ): Promise<unknown> {
    return withFailureHandling({ method, url, data }, options, async (call) => {
      sendJson ??= (await loadJsonClient()).createJsonClient(settings);
      return sendJson(call);
    });
  }

  /** A call whose response isn't JSON; the code that only such calls need is loaded on demand. */
  function callNonJson<Value>(
    url: string,
    options: RequestOptions = {},
    work: (code: typeof NonJsonResponses, call: Call) => Promise<Value>,
  ): Promise<Value> {
    return withFailureHandling({ method: 'GET', url }, options, async (call) =>
      work(await import(/* webpackChunkName: "non-json-responses" */ './non-json-responses'), call),
    );
  }

  return {
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, data: body }),
    put: (path, body, options) => call('PUT', path, { ...options, data: body }),
    patch: (path, body, options) => call('PATCH', path, { ...options, data: body }),
    delete: (path, { body, ...options } = {}) => call('DELETE', path, { ...options, data: body }),
    download: (path, options) =>
      callNonJson(path, options, ({ fetchFile }, call) => fetchFile(call, settings)),
    stream: (path, onMessage, options) =>
      callNonJson(path, options, ({ readEventStream }, call) =>
        readEventStream(call, settings, onMessage),
      ),
  };
}

/** Fetches the code of the first call, which is about to be made; a failure shows with that call. */
export function prepareHttp(): void {
  loadJsonClient().catch(() => undefined);
}

/** Loads the code with the first call: a phone that only reads a page doesn't have to wait for it. */
async function loadJsonClient() {
  try {
    return await import(/* webpackChunkName: "axios" */ './json-client');
  } catch (error) {
    throw new HttpError('The script that calls the API could not be loaded.', {
      noResponse: true,
      cause: error,
    });
  }
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return new HttpError(error instanceof Error ? error.message : String(error), { cause: error });
}
