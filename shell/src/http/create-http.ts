import { HttpError, type Http, type RequestOptions } from '@storefront/host';
import type { ClientWithToken } from './api-client';
import type { HttpSettings } from './http-settings';

/**
 * Creates the shop's HTTP client: JSON, with cookies, without a timeout (API-01), with the token on
 * every call (AUTH-02). A failed call is logged to the console (API-04) and thrown as `HttpError`; an
 * aborted call throws without being logged. The code that calls is loaded with the first call.
 */
export function createHttp(settings: HttpSettings): Http {
  let client: ClientWithToken | undefined;

  async function withClient<Value>(
    call: string,
    options: RequestOptions | undefined,
    work: (http: Http) => Promise<Value>,
  ): Promise<Value> {
    // Of now: a sign-out removes the token as soon as it has made its call.
    const token = settings.token?.();
    client ??= (await loadClient(call, options?.signal)).createClient(settings);
    return work(client(token));
  }

  return {
    get: (path, options) => withClient(`GET ${path}`, options, (http) => http.get(path, options)),
    post: (path, body, options) =>
      withClient(`POST ${path}`, options, (http) => http.post(path, body, options)),
    put: (path, body, options) =>
      withClient(`PUT ${path}`, options, (http) => http.put(path, body, options)),
    patch: (path, body, options) =>
      withClient(`PATCH ${path}`, options, (http) => http.patch(path, body, options)),
    delete: (path, options) =>
      withClient(`DELETE ${path}`, options, (http) => http.delete(path, options)),
    download: (path, options) =>
      withClient(`GET ${path}`, options, (http) => http.download(path, options)),
    stream: (path, onMessage, options) =>
      withClient(`GET ${path}`, options, (http) => http.stream(path, onMessage, options)),
  };
}

/** Fetches the code of the first call, which is about to be made; a failure shows with that call. */
export function prepareHttp(): void {
  importClient().catch(() => undefined);
}

/** A phone that only reads a page doesn't have to wait for it. */
function importClient() {
  return import(/* webpackChunkName: "axios" */ './api-client');
}

async function loadClient(call: string, signal: AbortSignal | undefined) {
  try {
    return await importClient();
  } catch (cause) {
    const failure = new HttpError('The script that calls the API could not be loaded.', {
      noResponse: true,
      cause,
    });
    if (!signal?.aborted) console.error(`${call} failed: ${failure.message}`);
    throw failure;
  }
}
