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
  /** Creates the error that the promise is rejected with. */
  error: () => Error;
  now?: Clock | undefined;
}

/** Resolves or rejects as the promise does, or rejects when it takes too long. */
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
