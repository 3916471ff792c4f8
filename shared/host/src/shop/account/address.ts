import type { Address, ShippingAddress } from '@storefront/host/contracts/api';
import { stateName } from '../../validation/address/state-name';
import { listOrEmpty, objectOrEmpty, readText, unwrapData } from '../../response/read-response';

/** An address of the account's address book; members that the server didn't send are empty. */
export interface SavedAddress extends Omit<Address, 'label' | 'problem'> {
  label: string | undefined;
  /** Why no order can go there. */
  problem: string | undefined;
}

/**
 * Reads the address book, bare or in `data`; entries without an id are left out, because they can't be
 * changed or deleted.
 */
export function parseAddresses(response: unknown): SavedAddress[] {
  return listOrEmpty(unwrapData(response)).flatMap((entry) => {
    const { id, label, isDefault, ...values } = objectOrEmpty(entry);
    const readId = readText(id);
    if (readId === undefined) return [];
    return [
      {
        id: readId,
        label: readText(label),
        fullName: readText(values.fullName) ?? '',
        address: readText(values.address) ?? '',
        city: readText(values.city) ?? '',
        state: readText(values.state) ?? '',
        postalCode: readText(values.postalCode) ?? '',
        phone: readText(values.phone) ?? '',
        isDefault: isDefault === true,
        problem: readText(values.problem),
      },
    ];
  });
}

/** The lines of an address below the name. */
export function addressLines({
  address,
  city,
  state,
  postalCode,
}: Pick<ShippingAddress, 'address' | 'city' | 'state' | 'postalCode'>): string[] {
  const place = [city, `${stateName(state)} ${postalCode}`]
    .map((part) => part.trim())
    .filter(Boolean);
  return [address, place.join(', ')].filter(Boolean);
}
