import { STORAGE_KEYS } from '@storefront/shared/contracts';

interface Attempt {
  /** Fingerprint of what is ordered; the address itself isn't kept. */
  content: string;
  key: string;
}

/** For browsers that keep nothing. */
let latest: Attempt | undefined;

/**
 * The idempotency key of an attempt to order: the same for the same content until the attempt has
 * ended well, so that a second press, another try after a lost answer, or one after a reload is the
 * same order to the server.
 */
export function attemptKey(draft: unknown): string {
  const content = fingerprint(JSON.stringify(draft));
  const known = stored() ?? latest;
  if (known?.content === content) return known.key;
  latest = { content, key: randomKey() };
  keep(latest);
  return latest.key;
}

/** Ends the attempt: the same content ordered again is another order. */
export function endAttempt(): void {
  latest = undefined;
  keep(undefined);
}

function stored(): Attempt | undefined {
  try {
    const [content, key] = sessionStorage.getItem(STORAGE_KEYS.orderAttempt)?.split(' ') ?? [];
    return content && key ? { content, key } : undefined;
  } catch {
    return undefined;
  }
}

function keep(attempt: Attempt | undefined): void {
  try {
    if (attempt) {
      sessionStorage.setItem(STORAGE_KEYS.orderAttempt, `${attempt.content} ${attempt.key}`);
    } else {
      sessionStorage.removeItem(STORAGE_KEYS.orderAttempt);
    }
  } catch (error) {
    console.warn('The attempt to order could not be kept over a reload.', error);
  }
}

/** FNV-1a in 64 bits: tells two drafts of one shopper apart, no more. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16);
}

/** Not randomUUID: browsers offer that over HTTPS alone. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
