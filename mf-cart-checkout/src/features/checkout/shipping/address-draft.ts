import type { Bus } from '@storefront/host';
import type { ShippingValues } from './shipping-address';

/*
 * The values of the shipping form, in memory until the page is reloaded: a shopper who edits the
 * cart or has to sign in again finds them on return. They are never written to the browser's storage.
 */
let addressDraft: ShippingValues | undefined;
let observedBus: Bus | undefined;

/** The saved values, if there are any. */
export function readAddressDraft(): ShippingValues | undefined {
  return addressDraft;
}

/** Saves the values until `clearAddressDraft` is called or the shopper signs out. */
export function saveAddressDraft(values: ShippingValues, bus: Bus): void {
  addressDraft = values;
  if (observedBus === bus) return;
  observedBus = bus;
  bus.on('session.changed', ({ signedIn, by }) => {
    if (!signedIn && by !== 'expiry') clearAddressDraft();
  });
}

/** Deletes the saved values. */
export function clearAddressDraft(): void {
  addressDraft = undefined;
}
