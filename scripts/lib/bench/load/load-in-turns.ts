import { median } from '../report/statistics';
import { formatNumber } from '../report/table';
import { load, type LoadResult } from './load';

const WARM_UP = { seconds: 3 };
const ROUND = { seconds: 4 };

/** Puts servers under the same load in turns, after a warm-up; returns the medians of each. */
export async function loadInTurns(
  origins: readonly string[],
  paths: readonly string[],
  rounds: number,
  headers: Record<string, string> = {},
): Promise<LoadResult[]> {
  for (const origin of origins) await load({ origin, paths, headers, until: WARM_UP });
  const results = origins.map((): LoadResult[] => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, origin] of origins.entries()) {
      results[index]?.push(await load({ origin, paths, headers, until: ROUND }));
    }
  }
  return results.map(medians);
}

/** The cells of a result in a table. */
export function loadCells({ perSecond, p50, p99 }: LoadResult): string[] {
  return [formatNumber(perSecond), formatNumber(p50, 1), formatNumber(p99, 1)];
}

function medians(results: LoadResult[]): LoadResult {
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: median(results.map(({ p99 }) => p99)),
  };
}
