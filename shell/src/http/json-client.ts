import axios, { type AxiosError } from 'axios';
import { HttpError } from '@storefront/host';
import type { HttpSettings } from './http-settings';
import { headersFor, withoutBlankValues, type Call } from './request-parts';

/**
 * Creates the function that makes a call and returns the JSON of its response. Rejects with an
 * `HttpError`, or with another error once the call is aborted, or if it can't be made.
 */
export function createJsonClient(settings: HttpSettings): (call: Call) => Promise<unknown> {
  const client = axios.create({ baseURL: settings.baseUrl, withCredentials: true });

  return async (call) => {
    const { method, url, data, options } = call;
    try {
      const response = await client.request<unknown>({
        method,
        url,
        ...(data === undefined ? {} : { data }),
        headers: headersFor(call, settings),
        ...(options.params ? { params: withoutBlankValues(options.params) } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      });
      return response.data;
    } catch (error) {
      throw isAxiosError(error) && options.signal?.aborted !== true ? toHttpError(error) : error;
    }
  };
}

/** Doesn't keep Axios's error as the cause: it contains the request with its token, which would be logged. */
function toHttpError(error: AxiosError): HttpError {
  if (error.response) {
    const { status, data } = error.response as { status: number; data: unknown };
    return new HttpError(error.message, { status, body: data });
  }
  return new HttpError(error.message, { noResponse: error.request !== undefined });
}

function isAxiosError(error: unknown): error is AxiosError {
  return error instanceof Error && 'isAxiosError' in error;
}
