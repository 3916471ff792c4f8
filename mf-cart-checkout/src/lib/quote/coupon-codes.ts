import { useSyncExternalStore } from 'react';
import { LIMITS, STORAGE_KEYS } from '@storefront/host/contracts';
import { readTexts } from '@storefront/host/response/read-response';

/*
 * The codes that the shopper entered for what is in the cart. They are kept until the cart is ordered or cleared: over
 * reloads and the sign-in, and in all tabs.
 */
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

/** What was read last: the same text is the same list. */
let known: { text: string | null; codes: readonly string[] } = { text: null, codes: NONE };
/** The codes in a browser that keeps nothing. */
let unstored: string | null = null;

/** A code in capital letters and without spaces, as the shop has it, however it was typed. */
export function normaliseCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** The entered codes, the oldest first. */
function readCouponCodes(): readonly string[] {
  const text = readStored();
  if (text !== known.text) known = { text, codes: parseCodes(text) };
  return known.codes;
}

/** Keeps these codes instead of those before; none clears them. */
export function saveCouponCodes(codes: readonly string[]): void {
  unstored = codes.length === 0 ? null : JSON.stringify(codes);
  try {
    if (unstored === null) localStorage.removeItem(STORAGE_KEYS.couponCodes);
    else localStorage.setItem(STORAGE_KEYS.couponCodes, unstored);
  } catch {
    // The storage is full or denied: the codes last until the next reload.
  }
  for (const listener of listeners) listener();
}

/** The entered codes; the component is rendered again when they change, here or in another tab. */
export function useCouponCodes(): readonly string[] {
  return useSyncExternalStore(subscribe, readCouponCodes, () => NONE);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.couponCodes);
  } catch {
    return unstored;
  }
}

/** Never throws: what can't be a code is left out, because a request with it would be refused. */
function parseCodes(text: string | null): readonly string[] {
  if (text === null) return NONE;
  try {
    return readTexts(JSON.parse(text))
      .map(normaliseCode)
      .filter((code) => code.length <= LIMITS.couponCodeMax)
      .slice(0, LIMITS.couponCodesMax);
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === STORAGE_KEYS.couponCodes) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
