import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pincode } from '@storefront/host/contracts/api';

/** The city and state of each PIN code. */
type PincodeTable = ReadonlyMap<string, Pick<Pincode, 'city' | 'state'>>;

const TABLE_FILE = join(import.meta.dirname, 'pincodes.txt');

let table: PincodeTable | undefined;

/**
 * A PIN code with its city and state; undefined for one that the table doesn't have. It is read at the first
 * call.
 */
export function findPincode(pin: string): Pincode | undefined {
  table ??= parsePincodes(readFileSync(TABLE_FILE, 'utf8'));
  const place = table.get(pin);
  return place && { pin, ...place };
}

/** Parses the table: `= ` begins a state, and each line below has a city and the ranges of its PIN codes. */
export function parsePincodes(text: string): PincodeTable {
  const places = new Map<string, Pick<Pincode, 'city' | 'state'>>();
  let state = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('= ')) state = line.slice(2);
    const [city, pins] = line.split(': ');
    if (line.startsWith('#') || city === undefined || pins === undefined) continue;
    const place = { city, state };
    for (const range of pins.split(' ')) {
      const [first = '', last = first] = range.split('-');
      for (let pin = Number(first); pin <= Number(last); pin += 1) places.set(String(pin), place);
    }
  }
  return places;
}
