import { HttpError, services } from '@storefront/shared/host';
import type { LoaderFunctionArgs } from '@storefront/shared/router';
import type { SavedAddress } from '@storefront/shared/shop/address';
import { fetchAccount, fetchAddresses } from './address-book.api';
import type { ShippingValues } from './shipping/shipping-address';

/** What is known of the shopper; the checkout works without. */
export interface CheckoutData {
  /** The address book, the default first; undefined where it couldn't be loaded. */
  addresses: SavedAddress[] | undefined;
  /** What an empty form begins with. */
  known: ShippingValues;
}

/** The checkout doesn't wait longer for what it works without. */
const TIMEOUT_MS = 3_000;

/** Loads the address book, and the name and the phone of the account; runs in the browser alone, where the token is. */
export async function loadCheckout(args: LoaderFunctionArgs): Promise<CheckoutData> {
  const { http } = services(args);
  const controller = new AbortController();
  const stop = () => controller.abort();
  const { signal } = controller;
  args.request.signal.addEventListener('abort', stop);
  const timer = setTimeout(stop, TIMEOUT_MS);
  const [addresses, account] = await Promise.all([
    unlessItFails(fetchAddresses(http, signal), signal),
    unlessItFails(fetchAccount(http, signal), signal),
  ]);
  clearTimeout(timer);
  const name = account && `${account.firstName} ${account.lastName}`.trim();
  return {
    addresses,
    known: { ...(name && { fullName: name }), ...(account?.phone && { phone: account.phone }) },
  };
}

async function unlessItFails<T>(loading: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await loading;
  } catch (error) {
    // The HTTP client has logged its own errors (API-04).
    if (!signal.aborted && !(error instanceof HttpError)) {
      console.error('The checkout could not be prefilled.', error);
    }
    return undefined;
  }
}
