import { screen } from '@testing-library/react';
import { createTestHost } from '@storefront/shared/testing/create-test-host';
import { renderRoute } from '@storefront/shared/testing/render-route';
import routes from '../../exposed/routes';

async function open(at: string) {
  const { host } = createTestHost();
  const paid: string[] = [];
  host.bus.on('order.paid', ({ orderId }) => paid.push(orderId));
  await renderRoute(routes.orderSuccess, { host, path: '/order-success', at });
  return paid;
}

test('[DONE-01] thanks for the order and leads to the orders and back to the shop', async () => {
  const paid = await open('/order-success?orderId=A1B2-C3D4-E5F6');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank You for Your Order!' }),
  ).toBeVisible();
  expect(screen.getByText('Order A1B2-C3D4-E5F6')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/orders');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  expect(paid).toEqual(['A1B2-C3D4-E5F6']);
});

test.each(['/order-success', '/order-success?orderId=%20'])(
  '[DONE-01] opened without an order it claims none: %s',
  async (at) => {
    const paid = await open(at);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'There is no order to show here',
    );
    expect(screen.queryByText(/Thank You/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(paid).toEqual([]);
  },
);
