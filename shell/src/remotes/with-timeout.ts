/** The current time in milliseconds. */
export type Clock = () => number;

/**
 * Calls back once `ms` milliseconds have passed by a clock that may run slower than wall-clock time. Returns the
 * cancel function.
 */
export function setClockTimeout(
  ms: number,
  callback: () => void,
  now: Clock = Date.now,
): () => void {
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
    cancel = setClockTimeout(Math.max(ms, 0), () => reject(error()), now);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    cancel?.();
  }
}
