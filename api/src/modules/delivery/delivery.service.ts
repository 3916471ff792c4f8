import { type Delivery, LIMITS } from '@storefront/host/contracts/api';
import { type Config, readConfig } from '../../settings/config';
import { type DeliveryCalendar, deliveryDates, type DeliveryEstimate } from './delivery-calendar';
import { type DeliveryZone, findZone, readDeliveryZones } from './delivery-zones';
import { readHolidays } from './holidays';

/** Where the shop delivers, and on which days. */
export interface DeliveryRules {
  zones: Map<string, DeliveryZone>;
  calendar: DeliveryCalendar;
}

type DeliverySettings = Pick<
  Config,
  'deliveryZones' | 'deliveryHolidays' | 'deliveryWeekdays' | 'dispatchUntil'
>;

/** Reads the rules from the settings and their files. Throws a `ConfigError`. */
export function readDeliveryRules(settings: DeliverySettings): DeliveryRules {
  return {
    zones: readDeliveryZones(settings.deliveryZones),
    calendar: {
      weekdays: settings.deliveryWeekdays,
      holidays: readHolidays(settings.deliveryHolidays),
      dispatchUntil: settings.dispatchUntil,
    },
  };
}

/** Reads the files again, for rules that are in use. Throws a `ConfigError`, and changes nothing then. */
export function updateDeliveryRules(rules: DeliveryRules, settings: DeliverySettings): void {
  const { zones, calendar } = readDeliveryRules(settings);
  rules.zones.clear();
  for (const [prefix, zone] of zones) rules.zones.set(prefix, zone);
  rules.calendar = calendar;
}

let current: DeliveryRules | undefined;

/**
 * Sets the rules of this process. They are global because orders are paid in many places, none of which knows the
 * settings.
 */
export function setDeliveryRules(rules: DeliveryRules): void {
  current = rules;
}

/**
 * The delivery to a PIN code of an order that is paid at that moment; undefined where the shop doesn't deliver. By the
 * rules that were set, or else by the default settings.
 */
export function findDelivery(
  pin: string,
  paidAt = new Date(),
): (Delivery & { dates: DeliveryEstimate }) | undefined {
  current ??= readDeliveryRules(readConfig({}));
  const zone = findZone(current.zones, pin);
  return zone && { pin, ...zone, dates: deliveryDates(zone, paidAt, current.calendar) };
}

/**
 * When an order arrives if it is paid now; undefined where the shop doesn't deliver, and for bulk orders, which take as
 * long as the shipping policy says.
 */
export function estimateDelivery(
  pin: string,
  items: readonly { quantity: number }[],
): DeliveryEstimate | undefined {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > LIMITS.datedPiecesMax ? undefined : findDelivery(pin)?.dates;
}
