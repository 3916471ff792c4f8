/** What a call to the API has besides its path. */
export interface RequestOptions {
  /** Query parameters; blank, null and undefined ones are left out. */
  params?: Record<string, string | number | null | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * The one HTTP client of the shop, given by the shell. Paths come from `apiPaths`; response
 * bodies are not validated: each `.api.ts` function parses what it reads. Calls reject with `HttpError`.
 */
export interface Http {
  get(path: string, options?: RequestOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<unknown>;
  /** Since 1.7. */
  put(path: string, body?: unknown, options?: RequestOptions): Promise<unknown>;
  /** Since 1.7. */
  patch(path: string, body?: unknown, options?: RequestOptions): Promise<unknown>;
  /** Since 1.5; with a body since 1.7. */
  delete(path: string, options?: RequestOptions & { body?: unknown }): Promise<unknown>;
  /** Fetches a file as it is. Since 1.7. */
  download(path: string, options?: RequestOptions): Promise<Download>;
  /**
   * Listens to server-sent events: `onMessage` is called with the data of each, until the stream ends.
   * Resolves when the server ends it; rejects with the signal's reason when `options.signal` is aborted, and
   * with `HttpError` when the stream can't be opened or breaks. It isn't opened again. Browsers only. Since
   * 1.7.
   */
  stream(path: string, onMessage: (data: string) => void, options?: RequestOptions): Promise<void>;
}

/** A file from the API. `name` is the file name that the API proposes, if any. */
export interface Download {
  content: Blob;
  name: string | undefined;
}

/** A call that failed. `status` is undefined when there was no response. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number | undefined;
  /** The parsed body of the error response, if it had one. */
  readonly body: unknown;
  /** True when the request was sent and no response came. */
  readonly noResponse: boolean;

  constructor(
    message: string,
    details: { status?: number; body?: unknown; noResponse?: boolean; cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.body = details.body;
    this.noResponse = details.noResponse ?? false;
  }

  /** The text of the response's `error` field, if it has one. */
  get serverMessage(): string | undefined {
    const { body } = this;
    if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
    return typeof body.error === 'string' && body.error.trim() !== '' ? body.error : undefined;
  }
}
