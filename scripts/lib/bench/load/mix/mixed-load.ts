import { performance } from 'node:perf_hooks';
import { percentile } from '../../report/statistics';
import type { LoadResult } from '../load';
import { createShopCalls, type CallName, type MixedShop } from './shop-calls';

/** Visitors at a time, each of whom requests the next as soon as the last was answered. */
const VISITORS = 16;

/**
 * What a visitor requests, again and again: seven in ten are pages of products, two search or choose facets, and one
 * is a step of buying.
 */
const VISIT = [
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
] as const;

/** The steps of buying, one in each visit. */
const BUYING = ['cart page', 'order', 'payment', 'approval'] as const;

/** How the shop responded; of all calls, and of each kind. */
export interface MixedResult extends LoadResult {
  p95: number;
}

export type MixedResults = Map<CallName | 'all', MixedResult>;

/** Visitors with an account each, whose visits go on from one round to the next. */
export interface MixedLoad {
  /** Lets them visit the shop for so long. Throws when it responds with an error. */
  run: (seconds: number) => Promise<MixedResults>;
}

/** Signs the visitors in. */
export async function createMixedLoad(shop: MixedShop): Promise<MixedLoad> {
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
    const name = VISIT[visitor.step++ % VISIT.length] ?? 'listing page';
    if (name !== 'step of buying') return name;
    return BUYING[visitor.bought++ % BUYING.length] ?? 'cart page';
  }

  return {
    async run(seconds) {
      const latencies = new Map<CallName, number[]>();
      const start = performance.now();
      const end = start + 1_000 * seconds;
      await Promise.all(
        visitors.map(async (visitor) => {
          while (performance.now() < end) {
            const name = nextCall(visitor);
            const before = performance.now();
            await visitor.calls[name]();
            const ofKind = latencies.get(name) ?? [];
            latencies.set(name, ofKind);
            ofKind.push(performance.now() - before);
          }
        }),
      );
      return resultsOf(latencies, (performance.now() - start) / 1_000);
    },
  };
}

function resultsOf(latencies: ReadonlyMap<CallName, number[]>, seconds: number): MixedResults {
  const resultOf = (values: number[]): MixedResult => ({
    perSecond: values.length / seconds,
    p50: percentile(values, 50),
    p95: percentile(values, 95),
    p99: percentile(values, 99),
  });
  const each = [...latencies].map(([name, values]) => [name, resultOf(values)] as const);
  return new Map([['all', resultOf([...latencies.values()].flat())] as const, ...each]);
}
