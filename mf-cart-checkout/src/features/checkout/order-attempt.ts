import { STORAGE_KEYS } from '@storefront/shared/contracts';
import { withWebLock } from '@storefront/shared/shop/with-web-lock';

interface Attempt {
  /** Fingerprint of what is ordered; the address itself isn't kept. */
  content: string;
  key: string;
}

/** After this long the same content is another order, in seconds. */
const KEPT_FOR = 30 * 60;

/** For browsers that keep no cookies. */
let latest: Attempt | undefined;

/**
 * The idempotency key of an attempt to order: the same for the same content until the attempt has
 * ended well, so that a second press, another try after a lost answer, or one after a reload or in
 * another tab is the same order to the server.
 */
export async function attemptKey(draft: unknown): Promise<string> {
  const content = fingerprint(JSON.stringify(draft));
  return withWebLock(STORAGE_KEYS.orderAttempt, () => keyOf(content));
}

function keyOf(content: string): string {
  const known = kept() ?? latest;
  if (known?.content === content) return known.key;
  latest = { content, key: randomKey() };
  keep(`${latest.content}.${latest.key}`, KEPT_FOR);
  return latest.key;
}

/** Ends the attempt: the same content ordered again is another order. */
export function endAttempt(): void {
  latest = undefined;
  keep('', 0);
}

/** A cookie, because every tab sees it at once; the storage of another tab arrives late. */
function keep(value: string, seconds: number): void {
  document.cookie = `${STORAGE_KEYS.orderAttempt}=${value}; path=/; Max-Age=${seconds}; SameSite=Strict`;
}

function kept(): Attempt | undefined {
  const name = `${STORAGE_KEYS.orderAttempt}=`;
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(name));
  const [content, key] = cookie?.slice(name.length).split('.') ?? [];
  return content && key ? { content, key } : undefined;
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
