const LOOK_EVERY_MS = 2000;

/**
 * When to look at an order again whose payment is waited for (DONE-01): resolves two seconds later,
 * or, while the page is hidden, once it is seen again; at once on abort.
 */
export function nextLook(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(endIfSeen, LOOK_EVERY_MS);
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
