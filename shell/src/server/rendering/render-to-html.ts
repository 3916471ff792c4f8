import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString, type ServerOptions } from 'react-dom/server';
import { setClockTimeout } from '../../remotes/with-timeout';
import { schedulingClock } from '../scheduling-delay';

/** A tree that suspended for longer than a page may take. */
export class RenderTimeoutError extends Error {
  override name = 'RenderTimeoutError';
}

/** React's marker of a Suspense boundary that it leaves to the browser, because it suspended or threw. */
const CLIENT_RENDERED_BOUNDARY = '<!--$!-->';

/**
 * Renders a tree to HTML, including everything that suspends. Rejects with the first error, and with
 * `RenderTimeoutError` after `limit` milliseconds. Ids begin with the prefix, as those of the browser's React root.
 */
export async function renderToHtml(
  tree: ReactNode,
  limit: number,
  identifierPrefix = '',
): Promise<string> {
  const options = { identifierPrefix };
  return renderAtOnce(tree, options) ?? (await renderStream(tree, limit, options));
}

/**
 * A tree in which nothing suspends, like that of nearly every page, takes less time without a stream.
 * Undefined for any other: only a stream waits for it, and reports what was thrown.
 */
function renderAtOnce(tree: ReactNode, options: ServerOptions): string | undefined {
  try {
    const html = renderToString(tree, options);
    return html.includes(CLIENT_RENDERED_BOUNDARY) ? undefined : html;
  } catch {
    return undefined;
  }
}

function renderStream(tree: ReactNode, limit: number, options: ServerOptions): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let hasFailed = false;
    const stream = renderToPipeableStream(tree, {
      ...options,
      // Large boundaries would otherwise be sent with inline scripts, which the page's CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        cancelTimeout();
        // Also called after the stream was aborted.
        if (!hasFailed) stream.pipe(collectText(resolve));
      },
      onShellError: fail,
      onError: fail,
    });
    const cancelTimeout = setClockTimeout(limit, stop, schedulingClock);

    function stop(): void {
      const error = new RenderTimeoutError(`The page did not finish rendering within ${limit} ms.`);
      fail(error);
      stream.abort(error);
    }

    function fail(error: unknown): void {
      hasFailed = true;
      cancelTimeout();
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

function collectText(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}
