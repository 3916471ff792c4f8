import { HttpError, type Download } from '@storefront/host';
import { createParser } from 'eventsource-parser';
import type { HttpSettings } from './http-settings';
import { headersFor, withoutBlankValues, type Call } from './request-parts';

/** Sends a request; throws an error response as every other call does. */
async function fetchResponse(call: Call, settings: HttpSettings): Promise<Response> {
  const { params = {}, signal } = call.options;
  const response = await fetch(`${settings.baseUrl}${call.url}${queryOf(params)}`, {
    headers: headersFor(call, settings),
    credentials: 'include',
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response;
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  throw new HttpError(`Request failed with status code ${status}`, { status, body });
}

function queryOf(params: NonNullable<Call['options']['params']>): string {
  const entries = Object.entries(withoutBlankValues(params));
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query}`;
}

/** Reports a failed or broken connection as a call without a response; passes an abort on unchanged. */
async function reportLostConnection<Value>(
  { options: { signal } }: Call,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (signal?.aborted || cause instanceof HttpError) throw cause;
    throw new HttpError('The connection to the server was lost.', { noResponse: true, cause });
  }
}

/** The file name that a Content-Disposition header proposes. */
function proposedName(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}

/** Fetches a file as it is. Rejects with an `HttpError`, or with the signal's reason once it is aborted. */
export function fetchFile(call: Call, settings: HttpSettings): Promise<Download> {
  return reportLostConnection(call, async () => {
    const response = await fetchResponse(call, settings);
    const name = proposedName(response.headers.get('content-disposition'));
    return { content: await response.blob(), name };
  });
}

/**
 * Reads server-sent events until the server ends them: `onMessage` is called with the data of each. Rejects as
 * {@link fetchFile} does.
 */
export function readEventStream(
  call: Call,
  settings: HttpSettings,
  onMessage: (data: string) => void,
): Promise<void> {
  return reportLostConnection(call, async () => {
    const { body } = await fetchResponse(call, settings);
    const parser = createParser({ onEvent: ({ data }) => onMessage(data) });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      parser.feed(value);
    }
  });
}
