import { apiPaths } from '@storefront/host/contracts';
import type { AddressRequest } from '@storefront/host/contracts/api';
import { HttpError, type Http } from '@storefront/host';
import { parseAddresses, type SavedAddress } from '@storefront/host/shop/account/address';

/** Fetches the address book; undefined if the call fails, for example because the API has none. */
export async function fetchAddresses(
  http: Http,
  signal: AbortSignal,
): Promise<SavedAddress[] | undefined> {
  try {
    return parseAddresses(await http.get(apiPaths.addresses, { signal }));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** Adds an address, or replaces the one with this id. Throws `HttpError`. */
export async function saveAddress(
  http: Http,
  id: string | undefined,
  address: AddressRequest,
): Promise<void> {
  if (id === undefined) await http.post(apiPaths.addresses, address);
  else await http.put(apiPaths.address(id), address);
}

/** Deletes an address; succeeds if it has already been deleted. Throws `HttpError`. */
export async function deleteAddress(http: Http, id: string): Promise<void> {
  try {
    await http.delete(apiPaths.address(id));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
}
