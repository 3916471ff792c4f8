/**
 * A view transition that the next navigation cuts short is no error: browsers reject a promise of it that the
 * router leaves alone.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
  });
}

function isSkippedTransition(reason: unknown): boolean {
  return (
    reason instanceof DOMException &&
    reason.name === 'AbortError' &&
    /transition/i.test(reason.message)
  );
}
