import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@storefront/shared/contracts';
import { PIN_DIGITS } from '@storefront/shared/forms/address-rules';

/** What is typed of a PIN code: its digits, and no more than it has. */
export function pinDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PIN_DIGITS);
}

/** True for six digits of which the first isn't 0. */
export function isPin(text: string): boolean {
  return new RegExp(`^[1-9]\\d{${PIN_DIGITS - 1}}$`).test(text);
}

const neverChanges = () => () => undefined;

/** The PIN code that a delivery was looked up for last on this device; undefined on the server, and while hydrating. */
export function useRememberedPin(): string | undefined {
  return useSyncExternalStore(neverChanges, rememberedPin, () => undefined);
}

function rememberedPin(): string | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.deliveryPin) ?? '';
    return isPin(stored) ? stored : undefined;
  } catch {
    // A storage that is forbidden is an empty one.
    return undefined;
  }
}

/** Remembers a PIN code. */
export function rememberPin(pin: string): void {
  try {
    localStorage.setItem(STORAGE_KEYS.deliveryPin, pin);
  } catch {
    // Without a storage nothing is remembered.
  }
}
