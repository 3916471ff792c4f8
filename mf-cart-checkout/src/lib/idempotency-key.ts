import { STORAGE_KEYS } from '@storefront/host/contracts';
import { withWebLock } from '@storefront/host/browser/with-web-lock';

interface Attempt {
  /** Hash of the request; the address itself isn't stored. */
  requestHash: string;
  key: string;
}

/** After this many seconds the same request is a new order. */
const MAX_AGE_S = 30 * 60;

/** In a browser that refuses the cookie: the same, for as long. */
let refused: (Attempt & { expiresAt: number }) | undefined;

/**
 * The idempotency key for placing an order. The same request gets the same key until the order is
 * placed, so that the server sees one order when the shopper presses the button twice or retries
 * after a lost response, after a reload or in another tab.
 */
export async function idempotencyKeyFor(request: unknown): Promise<string> {
  const requestHash = hash(JSON.stringify(request));
  return withWebLock(STORAGE_KEYS.orderAttempt, () => readOrCreateKey(requestHash));
}

function readOrCreateKey(requestHash: string): string {
  const known = readCookie() ?? readRefused();
  if (known?.requestHash === requestHash) return known.key;
  const attempt = { requestHash, key: randomKey() };
  writeCookie(`${requestHash}.${attempt.key}`, MAX_AGE_S);
  refused = readCookie() ? undefined : { ...attempt, expiresAt: Date.now() + MAX_AGE_S * 1_000 };
  return attempt.key;
}

function readRefused(): Attempt | undefined {
  return refused && Date.now() < refused.expiresAt ? refused : undefined;
}

/** Forgets the key after the order was placed: the same request is a new order from then on. */
export function clearIdempotencyKey(): void {
  refused = undefined;
  writeCookie('', 0);
}

/** A cookie, because all tabs see it at once; changes of localStorage reach other tabs late. */
function writeCookie(value: string, maxAgeS: number): void {
  document.cookie = `${STORAGE_KEYS.orderAttempt}=${value}; path=/; Max-Age=${maxAgeS}; SameSite=Strict`;
}

function readCookie(): Attempt | undefined {
  const name = `${STORAGE_KEYS.orderAttempt}=`;
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(name));
  const [requestHash, key] = cookie?.slice(name.length).split('.') ?? [];
  return requestHash && key ? { requestHash, key } : undefined;
}

/** FNV-1a with 64 bits: enough to tell the requests of one shopper apart. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value.toString(16);
}

/** Not `randomUUID`, which browsers offer over HTTPS only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
