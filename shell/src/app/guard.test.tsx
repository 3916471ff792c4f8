import { createTestHost } from '@storefront/shared/testing/create-test-host';
import { createMemoryRouter } from '@storefront/shared/router';
import { createGuard } from './guard';

async function open(at: string, signedIn: boolean) {
  const { host, commands } = createTestHost({ session: { signedIn } });
  const router = createMemoryRouter(
    [
      { path: '/login', loader: () => null },
      {
        middleware: [createGuard(host)],
        children: [
          { path: '/checkout', loader: () => null },
          { path: '/orders', loader: () => null },
        ],
      },
    ],
    { initialEntries: ['/login'] },
  );
  await router.navigate(at);
  return { path: router.state.location.pathname, commands };
}

test('[RT-03] a signed-out shopper goes to sign in, the requested page with its query remembered', async () => {
  const { path, commands } = await open('/orders?page=2', false);
  expect(path).toBe('/login');
  expect(commands).toEqual([{ name: 'session.return-to', payload: { path: '/orders?page=2' } }]);
});

test('[CART-11] on the way to the checkout the shopper is told why', async () => {
  const { path, commands } = await open('/checkout', false);
  expect(path).toBe('/login');
  expect(commands).toContainEqual({
    name: 'toast.show',
    payload: {
      title: 'Login Required',
      description: 'Please login to proceed with checkout',
      tone: 'destructive',
    },
  });
});

test('a signed-in shopper passes', async () => {
  await expect(open('/checkout', true)).resolves.toMatchObject({ path: '/checkout', commands: [] });
});
