import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A tree that suspended for longer than a page may take. */
export class RenderTimeoutError extends Error {
  override name = 'RenderTimeoutError';
}

/**
 * Renders a tree to HTML, including everything that suspends. Rejects with the first error, and with
 * `RenderTimeoutError` after `limit` milliseconds.
 */
export function renderToHtml(tree: ReactNode, limit: number): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      // Large boundaries would otherwise be sent with inline scripts, which the page's CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(collectText(resolve));
      },
      onShellError: fail,
      onError: fail,
    });
    const timer = setTimeout(() => {
      const error = new RenderTimeoutError(`The page did not finish rendering within ${limit} ms.`);
      fail(error);
      stream.abort(error);
    }, limit);

    function fail(error: unknown): void {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Takes all at once: with a limit, React would write a page in a dozen turns of the event loop. */
function collectText(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
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
