import { LIMITS } from '@storefront/host/contracts/api';
import { listProducts } from '../../../testing/list-products';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import table from './relevance.json';

/*
 * `relevance.json` has typical searches (generic, misspelt, with two attributes, in romanised Hindi, in Hindi script) and the demo's
 * products that the first page should have for each.
 */

const RECALL_MIN = 0.9;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** The wanted products that are missing on the first page of a search. */
async function missingOf(q: string, wanted: readonly string[]): Promise<string[]> {
  const { data } = await listProducts(api, { q, limit: String(LIMITS.pageSize) });
  const found = data.map(({ id }) => id);
  return wanted.filter((id) => !found.includes(id));
}

test('the first page has what shoppers look for', async () => {
  const queries = Object.entries<string[]>(table);
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const recalls: number[] = [];
  const report: string[] = [];
  for (const [q, wanted] of queries) {
    const missing = await missingOf(q, wanted);
    recalls.push(1 - missing.length / wanted.length);
    if (missing.length > 0) report.push(`${q}: misses ${missing.join(', ')}`);
  }
  const recall = recalls.reduce((sum, each) => sum + each, 0) / recalls.length;
  const summary = `recall at 12 is ${recall.toFixed(3)}\n${report.join('\n')}`;
  process.stdout.write(`${summary}\n`);
  expect([recall >= RECALL_MIN, summary]).toEqual([true, summary]);
});
