import { apiPaths } from '@storefront/host/contracts';
import type { ShippingAddress } from '@storefront/host/contracts/api';
import type { Http } from '@storefront/host';
import { parseAccount, type Account } from '@storefront/host/shop/account/account';
import { parseAddresses, type SavedAddress } from '@storefront/host/shop/account/address';

/** Fetches the shopper's address book. Throws `HttpError`. */
export async function fetchAddresses(http: Http, signal: AbortSignal): Promise<SavedAddress[]> {
  return parseAddresses(await http.get(apiPaths.addresses, { signal }));
}

/** Fetches the account of the signed-in shopper. Throws `HttpError`, `UnexpectedResponseError`. */
export async function fetchAccount(http: Http, signal: AbortSignal): Promise<Account> {
  return parseAccount(await http.get(apiPaths.accountInfo, { signal }));
}

/** Adds an address to the shopper's address book. Throws `HttpError`. */
export async function saveAddress(http: Http, address: ShippingAddress): Promise<void> {
  await http.post(apiPaths.addresses, address);
}
