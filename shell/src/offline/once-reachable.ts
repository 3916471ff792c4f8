/** How often the shop is tried while the browser believes that it has a connection, in milliseconds. */
const INTERVAL_MS = 5_000;

/** Calls back once, when the shop sends the page at this address again. Returns the function that stops waiting. */
export function onceReachable(address: string, callback: () => void): () => void {
  const timer = setInterval(() => void check(), INTERVAL_MS);
  const checkNow = () => void check();
  window.addEventListener('online', checkNow);

  function stop() {
    clearInterval(timer);
    window.removeEventListener('online', checkNow);
  }

  async function check() {
    if (!navigator.onLine || !(await isReachable(address))) return;
    stop();
    callback();
  }

  return stop;
}

async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    // Still no connection.
    return false;
  }
}
