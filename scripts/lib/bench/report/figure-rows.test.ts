import { figureRows } from './figure-rows';

test('has a row for each figure, with the ratio to the page that each one is compared with', () => {
  const values: Record<string, number> = { page: 30, twin: 20, other: 10 };
  const rows = figureRows(
    ['page', 'other'],
    (url) => (url === 'page' ? 'twin' : 'other'),
    (url) => values[url] ?? 0,
  );
  expect(rows).toContainEqual(['FCP, ms', '30 (1.50)', '10 (1.00)']);
  expect(rows).toContainEqual(['TBT, ms', '30', '10']);
});
