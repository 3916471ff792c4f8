import { createMemoryRouter } from '@storefront/host/router';
import { holdUntilHydrated } from './hold-until-hydrated';

test('changes made during hydration are shown right after it, and later changes as they come', async () => {
  const router = createMemoryRouter([{ path: '/' }, { path: '/cart' }, { path: '/login' }]);
  const held = holdUntilHydrated(router);
  // Other parts of the shop subscribe before React does.
  router.subscribe(() => undefined);
  await router.navigate('/cart');
  expect(held.state.location.pathname).toBe('/');

  const shown: string[] = [];
  held.subscribe(({ location }) => shown.push(location.pathname));
  expect(shown).toEqual(['/cart']);
  await router.navigate('/login');
  expect(shown.at(-1)).toBe('/login');
  expect(held.state.location.pathname).toBe('/login');
});

test('a state that has not changed is not shown twice', () => {
  const held = holdUntilHydrated(createMemoryRouter([{ path: '/' }]));
  const subscriber = jest.fn();
  held.subscribe(subscriber);
  expect(subscriber).not.toHaveBeenCalled();
});
