import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { createMemoryRouter } from '@storefront/host/router';
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

test('[RT-03] redirects a signed-out shopper to the sign-in and remembers the requested page with its query', async () => {
  const { path, commands } = await open('/orders?page=2', false);
  expect(path).toBe('/login');
  expect(commands).toEqual([{ name: 'session.return-to', payload: { path: '/orders?page=2' } }]);
});

test('[CART-11] tells a signed-out shopper who opens the checkout why they have to sign in', async () => {
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

test('lets a signed-in shopper through', async () => {
  await expect(open('/checkout', true)).resolves.toMatchObject({ path: '/checkout', commands: [] });
});
