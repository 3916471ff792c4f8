import { join } from 'node:path';
import { ConfigError } from '@storefront/tools/settings';
import { toPaise } from '../../../money';
import { readSettingsFile } from '../../../settings/settings-file';

/** One rate of a class. */
interface GstSlab {
  /** Hundredths of a percent. */
  rate: number;
  /** The highest price of a piece without tax, in paise; null for no limit. */
  limit: number | null;
}

/** The rates of all classes of goods. */
export interface GstRates {
  slabs: ReadonlyMap<string, readonly GstSlab[]>;
  defaultClass: string;
}

const LINE =
  /^(?<name>[a-z][a-z0-9-]*)\s+(?<percent>\d{1,2}(\.\d{1,2})?)\s+(?<limit>-|\d{1,7}(\.\d{1,2})?)$/;
const DEFAULT_LINE = /^default\s+(?<name>[a-z][a-z0-9-]*)$/;

/** Reads the table of rates; `gst-rates.txt` describes its format. Throws a {@link ConfigError}. */
export function readGstRates(file: string): GstRates {
  const slabs = new Map<string, GstSlab[]>();
  let defaultClass: string | undefined;
  for (const { line, place } of readSettingsFile('GST_RATES', file)) {
    const named = DEFAULT_LINE.exec(line)?.groups?.name;
    if (named !== undefined) defaultClass = named;
    else addLine(slabs, line, place);
  }
  for (const [name, own] of slabs) {
    if (own.at(-1)?.limit === null) continue;
    throw new ConfigError(`${file}: the last line of ${name} must have no limit: "-".`);
  }
  if (defaultClass === undefined || !slabs.has(defaultClass)) {
    throw new ConfigError(
      `${file}: a line such as "default standard" must name one of the classes.`,
    );
  }
  return { slabs, defaultClass };
}

function addLine(slabs: Map<string, GstSlab[]>, line: string, place: string): void {
  const { name, percent, limit: typed } = LINE.exec(line)?.groups ?? {};
  if (name === undefined) {
    throw new ConfigError(
      `${place}: "${line}" is no rate: expected a class, a percentage such as 18, and a limit in rupees or "-".`,
    );
  }
  const limit = typed === '-' ? null : toPaise(Number(typed));
  const own = slabs.get(name) ?? [];
  const last = own.at(-1);
  if (last && (last.limit === null || (limit !== null && limit <= last.limit))) {
    throw new ConfigError(
      `${place}: the limits of ${name} must ascend, and the last one must be "-".`,
    );
  }
  slabs.set(name, [...own, { rate: Math.round(Number(percent) * 100), limit }]);
}

/** The rate in hundredths of a percent of a piece whose price includes tax and is in paise. */
export function rateOf(rates: GstRates, taxClass: string | null, price: number): number {
  const slabs = rates.slabs.get(taxClass ?? '') ?? rates.slabs.get(rates.defaultClass) ?? [];
  const slab = slabs.find(
    ({ rate, limit }) => limit === null || price * 10_000 <= limit * (10_000 + rate),
  );
  return slab?.rate ?? 0;
}

let current: GstRates | undefined;

/**
 * Sets the table of GST rates for this process. It is global because invoices are issued from many places,
 * none of which knows the settings. Throws a `ConfigError`.
 */
export function setGstRates(file: string): void {
  current = readGstRates(file);
}

/** The GST rates for new invoices: those that were set, or else those in `gst-rates.txt`. */
export function currentRates(): GstRates {
  current ??= readGstRates(join(import.meta.dirname, 'gst-rates.txt'));
  return current;
}
