import { INDIAN_STATES } from '@storefront/host/validation/address/indian-states';
import { placeName, stateName } from './place-names';

/** A post office of GeoNames' list. */
interface Office {
  pin: string;
  name: string;
  district: string;
  state: string;
}

const HEAD_OFFICE = /\s*\b(?:G\.?P\.?O|H\.?O)\.?$/i;

/** Cities that have all PIN codes with this prefix, not only the first hundred. */
const CITIES: readonly [beginning: RegExp, city: string][] = [
  [/^110001/, 'New Delhi'],
  [/^4007/, 'Navi Mumbai'],
  [/^2013/, 'Noida'],
  [/^500/, 'Hyderabad'],
  [/^560/, 'Bengaluru'],
  [/^5800[23]/, 'Hubballi'],
  [/^600/, 'Chennai'],
  [/^700/, 'Kolkata'],
];

function readOffices(text: string): Office[] {
  return text.split('\n').flatMap((line) => {
    const [, pin = '', name = '', state = '', , district = ''] = line.split('\t');
    return /^[1-9]\d{5}$/.test(pin) && state !== '' ? [{ pin, name, state, district }] : [];
  });
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [[most] = ['']] = [...counts].sort(([, one], [, other]) => other - one);
  return most;
}

/** Delhi's districts are parts of the city; in addresses people write one of these two names. */
function partOfDelhi(district: string): string {
  return /^(?:New|South|South West|West) Delhi$/.test(district) ? 'New Delhi' : 'Delhi';
}

/**
 * The table of PIN codes, from the text of GeoNames' list of India's post offices: the states, each followed
 * by its cities with the ranges of their PIN codes. The city of a PIN code is that of its head office; in a
 * city, whose PIN codes end in 001 to 099, that of the first one; elsewhere the district is used.
 */
export function pincodeTable(text: string): string {
  const offices = new Map<string, Office[]>();
  for (const office of readOffices(text)) {
    offices.set(office.pin, [...(offices.get(office.pin) ?? []), office]);
  }
  const headOffice = (pin: string) => {
    const found = offices.get(pin)?.find(({ name }) => HEAD_OFFICE.test(name.trim()));
    return found && placeName(found.name.trim().replace(HEAD_OFFICE, ''));
  };
  const table = new Map<string, Map<string, number[]>>(
    INDIAN_STATES.map((state) => [state, new Map<string, number[]>()]),
  );
  for (const [pin, rows] of [...offices].sort()) {
    const district = mostFrequent(rows.map((row) => row.district));
    const state = stateName(mostFrequent(rows.map((row) => row.state)), district);
    const cities = table.get(state);
    if (!cities) throw new Error(`${pin} is in "${state}", which the forms don't know.`);
    const inCity = pin.slice(3) < '100' ? headOffice(`${pin.slice(0, 3)}001`) : undefined;
    const city =
      CITIES.find(([beginning]) => beginning.test(pin))?.[1] ??
      (state === 'Delhi' ? partOfDelhi(district) : (inCity ?? headOffice(pin))) ??
      placeName(district);
    cities.set(city, [...(cities.get(city) ?? []), Number(pin)]);
  }
  return [...table]
    .map(([state, cities]) =>
      [`= ${state}`, ...[...cities].map(([city, pins]) => `${city}: ${ranges(pins)}`)].join('\n'),
    )
    .join('\n');
}

/** `560001-560005 560007` */
function ranges(pins: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const pin of pins) {
    const range = found.at(-1);
    if (range && pin === range[1] + 1) range[1] = pin;
    else found.push([pin, pin]);
  }
  return found.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(' ');
}
