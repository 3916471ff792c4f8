const POLL_INTERVAL_MS = 2000;

/**
 * Waits until an order whose payment is pending should be polled again (DONE-01): two seconds,
 * or, while the page is hidden, until it is visible again. Resolves at once on abort.
 */
export function waitForNextPoll(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(endIfSeen, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', endIfSeen);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();

    function endIfSeen() {
      if (!document.hidden) end();
    }

    function end() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', endIfSeen);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
