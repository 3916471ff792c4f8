import type { Labels } from '@storefront/host/contracts/api';

/** What has labels: a product, a line of an order, or the store information. */
export interface Labelled {
  labels?: Labels | undefined;
}

/** What a value is called in the language of the page, whatever its case; the value itself in the shop's first language. */
export function labelOf(value: string, { labels }: Labelled): string {
  if (!labels) return value;
  const key = value.toLowerCase();
  return Object.entries(labels).find(([name]) => name.toLowerCase() === key)?.[1] ?? value;
}
