import { join } from 'node:path';
import { type GstRates, readGstRates } from './gst-rates';

let current: GstRates | undefined;

/**
 * Makes the table in that file the one that invoices of this process are issued by. Throws a `GstRatesError`.
 * An order is paid in many places, none of which knows the settings.
 */
export function setGstRates(file: string): void {
  current = readGstRates(file);
}

/** The rates by which invoices are issued; those that come with the API unless a program chose others. */
export function currentRates(): GstRates {
  current ??= readGstRates(join(import.meta.dirname, 'gst-rates.txt'));
  return current;
}
