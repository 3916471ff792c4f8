import { HttpError, type Http, type RequestOptions } from '@storefront/host';
import { currentLanguage } from '@storefront/host/messages/language';
import { createHttp } from './create-http';
import { getJson, type JsonResponse } from './get-json';
import { queryOf } from './request-parts';

type Headers = Partial<JsonResponse['headers']>;

interface ServerHttpSettings {
  /** Address of the API including its prefix, without a slash at the end. */
  baseUrl: string;
  /** The store's domain, sent as `X-Store-Host` with every call (D6). */
  storeHost: string;
  /** The id of the request that the calls are made for, sent as `X-Request-Id`. */
  requestId?: string | undefined;
  /** Called with the headers of each JSON response, a failed one's included; without any if no response came. */
  onHeaders?: (headers: Headers) => void;
}

/** The HTTP client of page servers, whose loaders only read. */
export function createServerHttp(settings: ServerHttpSettings): Http {
  const { baseUrl, storeHost, requestId, onHeaders } = settings;
  const headers = {
    'X-Store-Host': storeHost,
    // Near the API, compressing costs more time than it saves.
    'Accept-Encoding': 'identity',
    ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
  };

  const others = createHttp({ baseUrl, headers });

  async function get(path: string, options: RequestOptions = {}): Promise<unknown> {
    try {
      const { status, body } = await request(path, options);
      if (status >= 200 && status < 300) return body;
      // Hardly an API redirects, and Axios follows.
      if (status < 400) return await others.get(path, options);
      throw new HttpError(`Request failed with status code ${status}`, { status, body });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      const failure = toHttpError(error);
      console.error(`GET ${path} failed: ${failure.message}`);
      throw failure;
    }
  }

  async function request(path: string, { params, signal, headers: ofCall }: RequestOptions) {
    try {
      const response = await getJson(new URL(baseUrl + path + queryOf(params)), {
        headers: {
          Accept: 'application/json',
          'Accept-Language': currentLanguage(),
          ...headers,
          ...ofCall,
        },
        ...(signal && { signal }),
      });
      onHeaders?.(response.headers);
      return response;
    } catch (error) {
      onHeaders?.({});
      throw error;
    }
  }

  return { ...others, get };
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new HttpError(message, { noResponse: true });
}
