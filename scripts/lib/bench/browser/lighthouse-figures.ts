import type { Result } from 'lighthouse';

/** A request, as Lighthouse lists them. */
interface ListedRequest {
  url: string;
  resourceType?: string;
  /** Bytes on the wire. */
  transferSize?: number;
}

/** What was measured of a page. */
interface Audit {
  lighthouse: Result;
  /** Which part of its scripts runs without a tap, in per cent. */
  scriptsUsed: number;
}

/** A figure of a page. */
export interface Figure {
  name: string;
  decimals: number;
  /** True if a ratio to the static twin is meaningful: the twin has no scripts, and hardly any long tasks. */
  hasRatio: boolean;
  read: (audit: Audit) => number;
}

/** What is reported of each page. */
export const FIGURES: Figure[] = [
  { name: 'Performance', decimals: 0, hasRatio: false, read: category('performance') },
  { name: 'SEO', decimals: 0, hasRatio: false, read: category('seo') },
  { name: 'Best practices', decimals: 0, hasRatio: false, read: category('best-practices') },
  { name: 'FCP, ms', decimals: 0, hasRatio: true, read: audit('first-contentful-paint') },
  { name: 'LCP, ms', decimals: 0, hasRatio: true, read: audit('largest-contentful-paint') },
  { name: 'TBT, ms', decimals: 0, hasRatio: false, read: audit('total-blocking-time') },
  { name: 'Longest task, ms', decimals: 0, hasRatio: false, read: longestTask },
  { name: 'CLS', decimals: 3, hasRatio: false, read: audit('cumulative-layout-shift') },
  { name: 'Scripts, kB', decimals: 1, hasRatio: false, read: weightOf('Script') },
  {
    name: 'Scripts used, %',
    decimals: 0,
    hasRatio: false,
    read: ({ scriptsUsed }) => scriptsUsed,
  },
  { name: 'HTML, kB', decimals: 1, hasRatio: true, read: weightOf('Document') },
  { name: 'Pictures, kB', decimals: 1, hasRatio: true, read: weightOf('Image') },
  { name: 'Requests', decimals: 0, hasRatio: true, read: (audit) => requestsOf(audit).length },
];

function category(id: string) {
  return ({ lighthouse: { categories } }: Audit) => (categories[id]?.score ?? 0) * 100;
}

function audit(id: string) {
  return ({ lighthouse: { audits } }: Audit) => audits[id]?.numericValue ?? NaN;
}

function weightOf(type: string) {
  return (measured: Audit) =>
    requestsOf(measured)
      .filter(({ resourceType }) => resourceType === type)
      .reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0) / 1000;
}

function requestsOf({ lighthouse }: Audit): ListedRequest[] {
  // The details of this audit are a table of requests.
  const requests = itemsOf(lighthouse, 'network-requests') as ListedRequest[];
  return requests.filter(({ url }) => url.startsWith('http'));
}

function longestTask({ lighthouse }: Audit): number {
  const tasks = itemsOf(lighthouse, 'long-tasks') as { duration: number }[];
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

function itemsOf({ audits }: Result, id: string): unknown[] {
  const details = audits[id]?.details;
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}
