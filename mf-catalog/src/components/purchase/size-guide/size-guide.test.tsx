import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { jeans, openProduct, sizes } from '../../../testing/open-product';
import { sizeChartOf } from './size-charts';
import { inInches, SIZE_TABLES } from './size-tables';

beforeAll(stubDialogElement);

test('[SIZE-01] shows the body measurements of the garment’s sizes, in centimetres or inches', async () => {
  await openProduct(jeans({ category: 'Men', attributes: [sizes('30', '32')] }));
  await userEvent.click(screen.getByRole('button', { name: 'Size guide' }));
  const guide = within(await screen.findByRole('dialog', { name: 'Size guide' }));
  const row = () => guide.getByRole('row', { name: /^32/ });
  expect(guide.getByRole('table', { name: /^Jeans and trousers/ })).toBeVisible();
  expect(row()).toHaveTextContent('3281 cm99 cm');
  await userEvent.click(guide.getByRole('radio', { name: 'Inches' }));
  expect(row()).toHaveTextContent('3232 in39 in');
  expect(guide.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Waist',
    'Hips',
  ]);
});

test('[SIZE-02] a product with other sizes has no size guide', async () => {
  await openProduct(jeans({ category: 'Accessories', attributes: [sizes('80 cm', '90 cm')] }));
  expect(screen.queryByRole('button', { name: 'Size guide' })).not.toBeInTheDocument();
});

test.each([
  ['Women', ['S', 'M'], 'Dresses, shirts, knitwear and jackets'],
  ['Women', ['26', '28'], 'Jeans and trousers'],
  ['MEN', ['40', '46'], 'Blazers, coats and bandhgalas'],
  ['Men', ['30', '46'], undefined],
  ['Men', [], undefined],
  [undefined, ['S'], undefined],
])('[SIZE-02] %s in sizes %j: %s', (category, sizes, garments) => {
  const chart = sizeChartOf({ category, sizes });
  const table = chart && SIZE_TABLES[chart];
  expect(table?.garments).toBe(garments);
  const measured = table?.rows.map(({ size }) => size) ?? [];
  expect(measured).toEqual(expect.arrayContaining(table ? sizes : []));
});

test('inches are rounded to the nearest half', () => {
  expect([80, 81, 82].map(inInches)).toEqual([31.5, 32, 32.5]);
});
