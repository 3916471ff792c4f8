import { HttpError, type Http } from '@storefront/host';
import type { ClientWithToken } from './api-client';
import type { HttpSettings } from './http-settings';

/** Whatever a call's own arguments and response are. */
type AnyCall = (path: string, ...rest: unknown[]) => Promise<unknown>;

/**
 * Creates the shop's HTTP client: JSON, with cookies, without a timeout (API-01), with the token on
 * every call (AUTH-02). A failed call is logged to the console (API-04) and thrown as `HttpError`; an
 * aborted call throws without being logged. The code that calls is loaded with the first call.
 */
export function createHttp(settings: HttpSettings): Http {
  let client: ClientWithToken | undefined;

  function call(name: keyof Http): AnyCall {
    return async (path, ...rest) => {
      // Of now: a sign-out removes the token as soon as it has made its call.
      const token = settings.token?.();
      client ??= (await loadClient(`${name.toUpperCase()} ${path}`)).createClient(settings);
      return (client(token)[name] as AnyCall)(path, ...rest);
    };
  }

  return {
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
    download: call('download') as Http['download'],
    stream: call('stream') as Http['stream'],
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

async function loadClient(call: string) {
  try {
    return await importClient();
  } catch (cause) {
    const failure = new HttpError('The script that calls the API could not be loaded.', {
      noResponse: true,
      cause,
    });
    console.error(`${call} failed: ${failure.message}`);
    throw failure;
  }
}
