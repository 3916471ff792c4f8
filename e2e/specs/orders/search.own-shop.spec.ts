import { ok } from '../../fake-api/responses';
import { sampleOrder } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { orderCard } from '../../support/pages/orders';
import { startSignedIn } from '../../support/shop/shopper';

test('[ORDP-01] many orders are paged and searched, and each leads to its page', async ({
  page,
  fakeApi,
}) => {
  const orders = Array.from({ length: 12 }, (_, index) => sampleOrder({ id: `N-${index + 1}` }));
  fakeApi.respondTo('GET /orders', ({ query }) => {
    const found = orders.filter(({ id }) => String(id).includes(query.q ?? ''));
    const first = (Number(query.page) - 1) * 10;
    return ok({ data: found.slice(first, first + 10), count: found.length });
  });
  await startSignedIn(page, { token: 'any' });
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(10);
  await expect(main.getByText('Page 1 of 2')).toBeVisible();
  await main.getByRole('link', { name: 'Older Orders' }).click();
  await expect(page).toHaveURL('/orders?page=2');
  await expect(main.getByRole('article')).toHaveCount(2);

  await main.getByLabel('Search your orders').fill('N-3');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/orders?q=N-3');
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(orderCard(page, 'N-3').getByRole('link', { name: 'Order N-3' })).toHaveAttribute(
    'href',
    '/orders/N-3',
  );

  await main.getByLabel('Search your orders').fill('silk');
  await main.getByLabel('Search your orders').press('Enter');
  await expect(main.getByText('None of your orders matches “silk”.')).toBeVisible();
  await main.getByRole('link', { name: 'View All Orders' }).click();
  await expect(main.getByRole('article')).toHaveCount(10);
});
