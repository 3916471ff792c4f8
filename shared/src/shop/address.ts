import type { Address, ShippingAddress } from '@storefront/shared/contracts/api';
import { listOrEmpty, objectOrEmpty, readText, unwrapData } from '../response/read-response';

/** An address of the account's address book; what the server didn't give is empty. */
export interface SavedAddress extends Omit<Address, 'label'> {
  label: string | undefined;
}

/** Reads the address book, bare or in `data`; an entry without an id can't be used, and is left out. */
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
      },
    ];
  });
}

/** The lines in which an address is written below the name. */
export function addressLines({
  address,
  city,
  state,
  postalCode,
}: Pick<ShippingAddress, 'address' | 'city' | 'state' | 'postalCode'>): string[] {
  const place = [city, `${state} ${postalCode}`].map((part) => part.trim()).filter(Boolean);
  return [address, place.join(', ')].filter(Boolean);
}
