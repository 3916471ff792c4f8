import type { Bus } from '@storefront/shared/host';
import type { ShippingValues } from './shipping-address';

/*
 * What was typed into the form, for as long as the page isn't loaded anew: a shopper who goes to
 * change the cart, or has to sign in again, finds it when they come back. It is never stored.
 */
let kept: ShippingValues | undefined;
let watched: Bus | undefined;

/** What was typed before, if anything. */
export function keptAddress(): ShippingValues | undefined {
  return kept;
}

/** Keeps what was typed until it is forgotten, or somebody signs out. */
export function keepAddress(values: ShippingValues, bus: Bus): void {
  kept = values;
  if (watched === bus) return;
  watched = bus;
  bus.on('session.changed', ({ signedIn, by }) => {
    if (!signedIn && by !== 'expiry') forgetAddress();
  });
}

/** Forgets it. */
export function forgetAddress(): void {
  kept = undefined;
}
