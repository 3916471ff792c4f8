import { setTimeout as pause } from 'node:timers/promises';

/** A shopper who got no answer tries again after that many milliseconds. */
const PAUSE = 500;

/** An answer that comes later is none, in milliseconds. */
const ANSWER_TIMEOUT = 15_000;

/** How long a shopper goes on trying, in milliseconds. */
const PATIENCE = 90_000;

/** Repeats a step until it has a result, as a shopper does who presses the button again. Throws the last error. */
export async function retryUntilDone<Result>(
  step: () => Promise<Result>,
  onRetry: (error: unknown) => void,
): Promise<Result> {
  const startedAt = Date.now();
  for (;;) {
    try {
      return await within(step());
    } catch (error) {
      if (Date.now() - startedAt > PATIENCE) throw error;
      onRetry(error);
      await pause(PAUSE);
    }
  }
}

async function within<Result>(answer: Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const late = pause(ANSWER_TIMEOUT, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`No answer within ${ANSWER_TIMEOUT / 1_000} s.`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    stop.abort();
  }
}
