import type { CashOnDeliveryRefusal } from '@storefront/host/contracts/api';
import { ConfigError } from '@storefront/tools/settings';
import type { Config } from '../../settings/config';
import { readSettingsFile } from '../../settings/settings-file';

/** Which orders can be paid on delivery. */
export interface CodRules {
  /** False if no text messages are sent, because then nobody can confirm an order. */
  isOn: boolean;
  /** The limits of what the courier collects, in paise. */
  minimum: number;
  maximum: number;
  /** How many such orders of an account, or of a phone number, may be under way. */
  openOrdersMax: number;
  /** PIN codes, or beginnings of them, where no courier takes payments. */
  excludedPins: ReadonlySet<string>;
}

const PIN_PREFIX = /^[1-9]\d{0,5}$/;

/**
 * Reads the rules from the settings and their file; `sendsTexts` says whether the shop can send text messages. Throws a
 * {@link ConfigError}.
 */
export function readCodRules(
  { cashOnDelivery }: Pick<Config, 'cashOnDelivery'>,
  sendsTexts: boolean,
): CodRules {
  const { excludedPins, ...limits } = cashOnDelivery;
  return {
    ...limits,
    isOn: limits.maximum > 0 && sendsTexts,
    excludedPins: new Set(
      readSettingsFile('COD_EXCLUDED_PINS', excludedPins).map(({ line, place }) => {
        if (PIN_PREFIX.test(line)) return line;
        throw new ConfigError(`${place}: "${line}" is no beginning of a PIN code.`);
      }),
    ),
  };
}

/** What an order and the history of its shopper say about paying on delivery. */
interface CodOrder {
  pin: string;
  /** What the courier would collect, in paise. */
  due: number;
  /** The shopper's other orders that are to be paid on delivery. */
  openOrders: number;
  /** Whether the shopper has refused such an order lately. */
  hasRefused: boolean;
}

/** Why an order can't be paid on delivery; undefined if it can. */
export function findRefusal(
  rules: CodRules,
  { pin, due, openOrders, hasRefused }: CodOrder,
): CashOnDeliveryRefusal | undefined {
  if (!rules.isOn) return 'off';
  if (isExcluded(rules, pin)) return 'pin';
  if (due < rules.minimum) return 'too-little';
  if (due > rules.maximum) return 'too-much';
  if (hasRefused) return 'refused-before';
  if (openOrders >= rules.openOrdersMax) return 'open-orders';
  return undefined;
}

function isExcluded({ excludedPins }: CodRules, pin: string): boolean {
  return Array.from(pin, (_, index) => pin.slice(0, index + 1)).some((start) =>
    excludedPins.has(start),
  );
}
