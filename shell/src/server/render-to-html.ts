import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders a tree to HTML, including everything that suspends. Rejects with the first error. */
export function renderToHtml(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      // Large boundaries would otherwise be sent with inline scripts, which the page's CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(stream.pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
