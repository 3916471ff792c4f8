import { readLocalStorage, writeLocalStorage } from '../../browser/local-storage';
import { useHydrated } from '../../browser/use-hydrated';
import { STORAGE_KEYS } from '../../contracts';
import { isPin } from '../../validation/address/pincode';

/** The PIN code looked up last on this device; undefined on the server, and while hydrating. */
export function useRememberedPin(): string | undefined {
  return useHydrated() ? rememberedPin() : undefined;
}

function rememberedPin(): string | undefined {
  const stored = readLocalStorage(STORAGE_KEYS.deliveryPin) ?? '';
  return isPin(stored) ? stored : undefined;
}

/** Stores a PIN code on this device. */
export function rememberPin(pin: string): void {
  writeLocalStorage(STORAGE_KEYS.deliveryPin, pin);
}
