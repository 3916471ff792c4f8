/** Resolves in a new task, so that the browser can respond to input and paint before it. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Browsers without the Scheduler API put timers behind input and painting as well.
    if ('scheduler' in globalThis) void scheduler.postTask(resolve);
    else setTimeout(resolve);
  });
}

/** Resolves when the browser had the chance to paint the server's page; at once in a hidden tab, which never paints. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => void nextTask().then(resolve));
  });
}
