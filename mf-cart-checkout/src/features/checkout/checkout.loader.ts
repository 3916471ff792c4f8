import { HttpError, services } from '@storefront/host';
import type { LoaderFunctionArgs } from '@storefront/host/router';
import type { SavedAddress } from '@storefront/host/shop/account/address';
import type { ReadMessageChoices } from '@storefront/host/shop/account/message-choices';
import { fetchAccount, fetchAddresses } from './address-book.api';
import { fetchMessageChoices } from './messages/order-messages.api';
import type { ShippingValues } from './shipping/shipping-address';

/** The data that prefills the checkout, which also works without it. */
export interface CheckoutData {
  /** The address book, the default first; undefined where it couldn't be loaded. */
  addresses: SavedAddress[] | undefined;
  /** Which messages the shop sends and the shopper wants; undefined where that couldn't be loaded. */
  messages: ReadMessageChoices | undefined;
  /** The initial values of the form. */
  prefill: ShippingValues;
}

/** The checkout doesn't wait longer than this for data that it works without. */
const TIMEOUT_MS = 3_000;

/** Loads the address book and the account. Runs only in the browser, because the token is there. */
export async function loadCheckout(args: LoaderFunctionArgs): Promise<CheckoutData> {
  const { http } = services(args);
  const controller = new AbortController();
  const stop = () => controller.abort();
  const { signal } = controller;
  args.request.signal.addEventListener('abort', stop);
  const timer = setTimeout(stop, TIMEOUT_MS);
  const [addresses, account, messages] = await Promise.all([
    undefinedOnError(fetchAddresses(http, signal), signal),
    undefinedOnError(fetchAccount(http, signal), signal),
    undefinedOnError(fetchMessageChoices(http, signal), signal),
  ]);
  clearTimeout(timer);
  const name = account && `${account.firstName} ${account.lastName}`.trim();
  return {
    addresses,
    messages,
    prefill: { ...(name && { fullName: name }), ...(account?.phone && { phone: account.phone }) },
  };
}

async function undefinedOnError<T>(
  loading: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
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
