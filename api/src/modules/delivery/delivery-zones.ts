import { readFileSync } from 'node:fs';
import type { Delivery } from '@storefront/shared/contracts/api';

/** A part of the country, and how many working days after its payment an order arrives there. */
type DeliveryZone = Pick<Delivery, 'area' | 'daysMin' | 'daysMax'>;

/** Zones by the prefix of their PIN codes. */
type DeliveryZones = ReadonlyMap<string, DeliveryZone>;

/** The table of zones is invalid; the message names file and line, and says what is allowed. */
export class DeliveryZonesError extends Error {
  override readonly name = 'DeliveryZonesError';
}

const LINE = /^(?<prefix>[1-9]\d{0,5})\s+(?<min>\d{1,2})-(?<max>\d{1,2})\s+(?<area>\S.*)$/;

/**
 * Reads the table of zones. A line has the prefix of the PIN codes, a range of working days and the area; `#`
 * begins a comment. Throws a {@link DeliveryZonesError}.
 */
export function readDeliveryZones(file: string): DeliveryZones {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeliveryZonesError(
      `The delivery zones can’t be read: ${reason}. See DELIVERY_ZONES.`,
    );
  }
  const zones = new Map<string, DeliveryZone>();
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.replace(/#.*/, '').trim();
    if (content !== '') addLine(zones, content, `${file}, line ${index + 1}`);
  }
  return zones;
}

function addLine(zones: Map<string, DeliveryZone>, line: string, place: string): void {
  const { prefix = '', min, max, area = '' } = LINE.exec(line)?.groups ?? {};
  const [daysMin, daysMax] = [Number(min), Number(max)];
  if (prefix === '' || daysMin > daysMax) {
    throw new DeliveryZonesError(
      `${place}: "${line}" is no zone: expected the prefix of its PIN codes, days such as 2-4, and the area.`,
    );
  }
  if (zones.has(prefix)) {
    throw new DeliveryZonesError(`${place}: there is a zone for ${prefix} already.`);
  }
  zones.set(prefix, { area, daysMin, daysMax });
}

/** The zone of a PIN code, by the longest matching prefix; undefined where the shop doesn't deliver. */
export function zoneOf(zones: DeliveryZones, pin: string): DeliveryZone | undefined {
  for (let length = pin.length; length > 0; length--) {
    const zone = zones.get(pin.slice(0, length));
    if (zone) return zone;
  }
  return undefined;
}
