import { performance } from 'node:perf_hooks';
import { percentile } from '../../report/statistics';
import type { LoadResult } from '../load';
import { createShopCalls, type CallName, type MixedShop } from './shop-calls';

/** Visitors at a time, each of whom requests the next as soon as the last was answered. */
const VISITORS = 8;

/** What a visitor requests, again and again. */
export type Visit = readonly (Exclude<CallName, (typeof BUYING)[number]> | 'step of buying')[];

/**
 * The visit of most: seven in ten are pages of products, two search or choose facets, and one
 * is a step of buying.
 */
const VISIT: Visit = [
  'listing page',
  'product page',
  'search',
  'product page',
  'listing page',
  'step of buying',
  'product page',
  'facets',
  'listing page',
  'product page',
];

/** A visitor who only buys. */
export const ONLY_BUYING: Visit = ['step of buying'];

/** The steps of buying, one in each visit. */
const BUYING = ['cart page', 'order', 'payment', 'approval'] as const;

/** All kinds of requests, in the order of the report. */
const KINDS: CallName[] = ['listing page', 'product page', 'search', 'facets', ...BUYING];

/** How the shop responded; latencies in milliseconds. */
export interface MixedResult extends LoadResult {
  p95: number;
  /** Requests that were refused, or failed; they count nowhere else. */
  failed: number;
}

/** What was seen of one kind of request. */
interface Seen {
  latencies: number[];
  failed: number;
}

/** Results of all requests, and of each kind of which one was answered. */
export type MixedResults = Map<CallName | 'all', MixedResult>;

/** Visitors with an account each, whose visits go on from one round to the next. */
export interface MixedLoad {
  /** Lets them visit the shop for so long. Throws when it answers no request at all. */
  run: (seconds: number) => Promise<MixedResults>;
}

/** Signs the visitors in. */
export async function createMixedLoad(shop: MixedShop, visit: Visit = VISIT): Promise<MixedLoad> {
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, async (_, index) => ({
      calls: await createShopCalls(shop, index),
      // Each begins at another place, so that the mix is the same at any time.
      step: index,
      // An order comes before its payment.
      bought: 0,
    })),
  );

  function nextCall(visitor: (typeof visitors)[number]): CallName {
    const name = visit[visitor.step++ % visit.length] ?? 'listing page';
    if (name !== 'step of buying') return name;
    return BUYING[visitor.bought++ % BUYING.length] ?? 'cart page';
  }

  return {
    async run(seconds) {
      const seen = new Map<CallName, Seen>();
      const start = performance.now();
      const end = start + 1_000 * seconds;
      await Promise.all(
        visitors.map(async (visitor) => {
          while (performance.now() < end) {
            const name = nextCall(visitor);
            const ofKind = seen.get(name) ?? { latencies: [], failed: 0 };
            seen.set(name, ofKind);
            const before = performance.now();
            try {
              await visitor.calls[name]();
              ofKind.latencies.push(performance.now() - before);
            } catch (error) {
              if (ofKind.failed === 0) console.warn(`Mix: ${name}:`, error);
              ofKind.failed += 1;
              // There is nothing to pay without an order.
              visitor.bought = 0;
            }
          }
        }),
      );
      return resultsOf(seen, (performance.now() - start) / 1_000);
    },
  };
}

function resultsOf(seen: ReadonlyMap<CallName, Seen>, seconds: number): MixedResults {
  const resultOf = ({ latencies, failed }: Seen): MixedResult => ({
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 50),
    p95: percentile(latencies, 95),
    p99: percentile(latencies, 99),
    failed,
  });
  const kinds = [...seen.values()];
  const all = {
    latencies: kinds.flatMap(({ latencies }) => latencies),
    failed: kinds.reduce((sum, { failed }) => sum + failed, 0),
  };
  return new Map<CallName | 'all', MixedResult>([
    ['all', resultOf(all)],
    ...KINDS.flatMap((name): [CallName, MixedResult][] => {
      const ofKind = seen.get(name);
      return ofKind && ofKind.latencies.length > 0 ? [[name, resultOf(ofKind)]] : [];
    }),
  ]);
}
