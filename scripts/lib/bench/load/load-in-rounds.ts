import { median } from '../report/statistics';
import { formatNumber } from '../report/table';
import { load, type LoadResult } from './load';

const WARM_UP = { seconds: 3 };
const ROUND = { seconds: 4 };

/** Puts a server under load, once for each round after a warm-up; returns the medians. */
export async function loadInRounds(
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<LoadResult> {
  await load({ origin, paths, until: WARM_UP });
  const results: LoadResult[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    results.push(await load({ origin, paths, until: ROUND }));
  }
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: median(results.map(({ p99 }) => p99)),
  };
}

/** The cells of a result in a table. */
export function loadCells({ perSecond, p50, p99 }: LoadResult): string[] {
  return [formatNumber(perSecond), formatNumber(p50, 1), formatNumber(p99, 1)];
}
