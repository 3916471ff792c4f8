import { act } from '@testing-library/react';

/** A pending response of a fake API; `send` delivers it, and resolves once the page has handled it. */
export function lateResponse() {
  let resolve: (value: unknown) => void = () => undefined;
  const response = new Promise<unknown>((resolvePromise) => (resolve = resolvePromise));
  return {
    response,
    send: (value: unknown) =>
      act(async () => {
        resolve(value);
        await response;
      }),
  };
}
