import { createBus } from '@storefront/host';
import { createMemoryRouter, redirect } from '@storefront/host/router';
import { revalidateOnSessionChange } from './revalidate-on-session-change';
import { GUARD_ID } from './routes';

test.each(['/account', '/account#main'])(
  'a sign-out in another tab leads from %s to the sign-in, without one more page in the history',
  async (url) => {
    let signedIn = true;
    const bus = createBus();
    const guard = {
      id: GUARD_ID,
      loader: () => (signedIn ? null : redirect('/login')),
      children: [{ path: '/account' }],
    };
    const router = createMemoryRouter([guard, { path: '/login' }, { path: '/' }], {
      initialEntries: ['/', url],
    });
    revalidateOnSessionChange(router, { bus });
    await arrivalAt(router, '/account');

    signedIn = false;
    bus.publish('session.changed', { signedIn, by: 'other-tab' });
    await arrivalAt(router, '/login');
    await router.navigate(-1);
    await arrivalAt(router, '/');
  },
);

/** Resolves when the router shows this path, and nothing is loading. */
function arrivalAt(router: ReturnType<typeof createMemoryRouter>, pathname: string) {
  const hasArrived = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    router.state.location.pathname === pathname;
  return new Promise<void>((resolve) => {
    if (hasArrived()) resolve();
    else router.subscribe(() => hasArrived() && resolve());
  });
}
