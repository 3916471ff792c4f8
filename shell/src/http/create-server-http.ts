import type { AxiosError, AxiosInstance, AxiosResponse } from 'axios';
import type { Http } from '@storefront/host';
import { createHttp } from './create-http';

type Headers = Partial<AxiosResponse['headers']>;

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

/** The HTTP client of page servers. In a file of its own, because browsers load every line of `createHttp`. */
export function createServerHttp(settings: ServerHttpSettings): Http {
  const { baseUrl, storeHost, requestId, onHeaders } = settings;
  return createHttp({
    baseUrl,
    headers: {
      'X-Store-Host': storeHost,
      // Near the API, compressing costs more time than it saves.
      'Accept-Encoding': 'identity',
      ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
    },
    ...(onHeaders && { onClient: (client) => readHeaders(client, onHeaders) }),
  });
}

function readHeaders(client: AxiosInstance, onHeaders: (headers: Headers) => void): void {
  client.interceptors.response.use(
    (response) => {
      onHeaders(response.headers);
      return response;
    },
    (error: AxiosError) => {
      onHeaders(error.response?.headers ?? {});
      throw error;
    },
  );
}
