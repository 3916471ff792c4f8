import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '@storefront/tools/error-code';
import { PictureError, type PictureFailure } from '../picture-error';
import { checkUrl, type HostRules, safeLookup } from './safe-connection';

/** How pictures are fetched. */
export interface FetchOptions extends HostRules {
  /** The greatest size of a file, in bytes. */
  bytesMax: number;
  /** In all, in milliseconds. */
  timeLimit: number;
  /** Without a byte, in milliseconds. */
  silenceLimit: number;
}

const REDIRECTS_MAX = 3;

const HEADERS = {
  accept: 'image/*',
  'accept-encoding': 'identity',
  'user-agent': 'Storefront-Pictures',
};

/** Fetches a picture into a file. Throws a {@link PictureError}, also when `stopping` is aborted. */
export async function fetchPicture(
  address: string,
  file: string,
  options: FetchOptions,
  stopping: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(options.timeLimit)]);
  try {
    const response = await follow(address, options, signal);
    await save(response, file, options.bytesMax, signal);
  } catch (error) {
    throw explain(error, signal, options);
  }
}

/** The response that the redirects lead to; each of them is checked like the first address. */
async function follow(
  address: string,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = readUrl(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    checkUrl(url, options);
    const response = await get(url, options, signal);
    const { statusCode = 0 } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) {
      throw new PictureError(`The host responds with ${statusCode}.`, failureOf(statusCode));
    }
    url = readUrl(location, url);
  }
  throw new PictureError(`It is redirected more than ${REDIRECTS_MAX} times.`, 'doubtful');
}

/** Throws a {@link PictureError} for what isn't an address. */
export function readUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new PictureError(`“${address}” isn’t an address.`, 'final');
  return url;
}

function get(
  url: URL,
  { silenceLimit, ...rules }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      // A connection of another request would have been checked by other rules.
      agent: false,
      lookup: safeLookup(rules),
      headers: HEADERS,
      timeout: silenceLimit,
      signal,
    });
    call.on('timeout', () => {
      call.destroy(new PictureError(`The host was silent for ${silenceLimit} ms.`, 'passing'));
    });
    call.on('response', resolve).on('error', reject).end();
  });
}

/** Whether a host that responds with that status may respond otherwise later. */
function failureOf(status: number): PictureFailure {
  return status >= 500 || [408, 425, 429].includes(status) ? 'passing' : 'doubtful';
}

async function save(
  response: IncomingMessage,
  file: string,
  bytesMax: number,
  signal: AbortSignal,
): Promise<void> {
  if (Number(response.headers['content-length']) > bytesMax) {
    response.destroy();
    throw tooLarge(bytesMax);
  }
  let bytes = 0;
  async function* limited(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw tooLarge(bytesMax);
      yield chunk;
    }
  }
  await pipeline(response, limited, createWriteStream(file), { signal });
}

/** The error for a file of more than so many bytes. */
export function tooLarge(bytesMax: number): PictureError {
  return new PictureError(`Its file has more than ${bytesMax} bytes.`, 'final');
}

function explain(error: unknown, signal: AbortSignal, { timeLimit }: FetchOptions): PictureError {
  if (error instanceof PictureError) return error;
  const reason = signal.aborted
    ? `The host took longer than ${timeLimit} ms.`
    : `The host can’t be reached: ${errorCode(error) ?? String(error)}.`;
  return new PictureError(reason, 'passing', { cause: error });
}
