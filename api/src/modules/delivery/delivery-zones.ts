import type { Delivery } from '@storefront/host/contracts/api';
import { ConfigError } from '@storefront/tools/settings';
import { readSettingsFile } from '../../settings/settings-file';

/** A part of the country, and how many working days after its dispatch an order arrives there. */
export type DeliveryZone = Pick<Delivery, 'area' | 'daysMin' | 'daysMax'>;

/** Zones by the prefix of their PIN codes. */
export type DeliveryZones = ReadonlyMap<string, DeliveryZone>;

const LINE = /^(?<prefix>[1-9]\d{0,5})\s+(?<min>\d{1,2})-(?<max>\d{1,2})\s+(?<area>\S.*)$/;

/**
 * Reads the table of zones. A line has the prefix of the PIN codes, a range of working days and the area; `#`
 * begins a comment. Throws a {@link ConfigError}.
 */
export function readDeliveryZones(file: string): Map<string, DeliveryZone> {
  const zones = new Map<string, DeliveryZone>();
  for (const { line, place } of readSettingsFile('DELIVERY_ZONES', file)) {
    addLine(zones, line, place);
  }
  return zones;
}

function addLine(zones: Map<string, DeliveryZone>, line: string, place: string): void {
  const { prefix = '', min, max, area = '' } = LINE.exec(line)?.groups ?? {};
  const [daysMin, daysMax] = [Number(min), Number(max)];
  if (prefix === '' || daysMin > daysMax) {
    throw new ConfigError(
      `${place}: "${line}" is no zone: expected the prefix of its PIN codes, days such as 2-4, and the area.`,
    );
  }
  if (zones.has(prefix)) {
    throw new ConfigError(`${place}: there is a zone for ${prefix} already.`);
  }
  zones.set(prefix, { area, daysMin, daysMax });
}

/** The zone of a PIN code, which has the longest matching prefix; undefined where the shop doesn't deliver. */
export function findZone(zones: DeliveryZones, pin: string): DeliveryZone | undefined {
  for (let length = pin.length; length > 0; length--) {
    const zone = zones.get(pin.slice(0, length));
    if (zone) return zone;
  }
  return undefined;
}
