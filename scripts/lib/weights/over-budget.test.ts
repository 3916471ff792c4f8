import { PAGE_BUDGETS } from '../../../e2e/specs/performance/page-budgets';
import { overBudget } from './over-budget';

function scripts(page: 'home' | 'policy', kilobytes: number) {
  const weight = { minified: 0, brotli: kilobytes * 1000, used: 0 };
  return { page, app: 'shell', chunk: 'shell/shell.js', source: 'shell', ...weight };
}

test('names the pages whose scripts together weigh more than their budget', () => {
  const { home, policy } = PAGE_BUDGETS;
  const pieces = [
    scripts('home', home.scripts - 1),
    scripts('home', 3),
    scripts('policy', policy.scripts - 1),
  ];
  expect(overBudget(pieces)).toEqual([
    `home: its scripts weigh ${(home.scripts + 2).toFixed(1)} kB, the budget is ${home.scripts} kB.`,
  ]);
});
