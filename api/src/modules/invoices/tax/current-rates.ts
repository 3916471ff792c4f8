import { join } from 'node:path';
import { type GstRates, readGstRates } from './gst-rates';

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
