/** The current time in milliseconds. */
export type Clock = () => number;

/**
 * Calls back once a clock, which may run slower than the wall's, has gone on by `ms` milliseconds. Returns what
 * prevents that.
 */
export function afterTime(ms: number, callback: () => void, now: Clock = Date.now): () => void {
  const deadline = now() + ms;
  let timer = setTimeout(check, ms);

  function check() {
    const remaining = deadline - now();
    if (remaining <= 0) callback();
    else timer = setTimeout(check, remaining);
  }

  return () => clearTimeout(timer);
}

interface Timeout {
  ms: number;
  /** What the promise is rejected with then. */
  error: () => Error;
  now?: Clock | undefined;
}

/** The promise, rejected when it takes too long. */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  { ms, error, now }: Timeout,
): Promise<Value> {
  let cancel: (() => void) | undefined;
  const timeout = new Promise<never>((_, reject) => {
    cancel = afterTime(Math.max(ms, 0), () => reject(error()), now);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    cancel?.();
  }
}
