import { createBus, type Toast } from '@storefront/shared/host';
import { createMemoryRouter, redirect } from '@storefront/shared/router';
import { errorsLeaveWithTheirPage, errorsLeaveWithTheNextTry } from './errors-leave';
import { connectToasts, createToastStore } from './toast.store';

const FAILED: Toast = { title: 'It broke', tone: 'destructive' };
const LOGIN: Toast = { title: 'Login Required', tone: 'destructive' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** At the checkout, whose loader takes `guard` milliseconds to turn shoppers away. */
function openShop(guard = 0) {
  const store = createToastStore();
  const bus = createBus();
  connectToasts(store, bus);
  const turnAway = async () => {
    bus.send('toast.show', LOGIN);
    await new Promise((resolve) => setTimeout(resolve, guard));
    return redirect('/login');
  };
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => null },
      { path: '/login', loader: () => null },
      { path: '/checkout', loader: turnAway },
    ],
    { initialEntries: ['/'] },
  );
  router.initialize();
  errorsLeaveWithTheirPage(store, router);
  return {
    router,
    show: (toast: Toast) => bus.send('toast.show', toast),
    wait: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    shown: () => store.getState().toasts.map(({ title }) => title),
  };
}

test('takes an error away with the page that it was about', async () => {
  const { router, show, wait, shown } = openShop();
  await wait(0);
  show(FAILED);
  await wait(5_000);
  await router.navigate('/?q=silk');
  expect(shown()).toEqual(['It broke']);
  await router.navigate('/login');
  expect(shown()).toEqual([]);
});

test('keeps one that came just before the page was left', async () => {
  const { router, show, wait, shown } = openShop();
  await wait(0);
  show(FAILED);
  await wait(200);
  await router.navigate('/login');
  expect(shown()).toEqual(['It broke']);
});

test('keeps one that came on the way, however long that is', async () => {
  const { router, wait, shown } = openShop(4_000);
  await wait(0);
  const arrival = router.navigate('/checkout');
  await wait(4_000);
  await arrival;
  expect(router.state.location.pathname).toBe('/login');
  expect(shown()).toEqual(['Login Required']);
});

test('takes back what was said of a try with the next one, and not what else was said', () => {
  const store = createToastStore();
  const bus = createBus();
  connectToasts(store, bus);
  errorsLeaveWithTheNextTry(store, document);
  const form = document.body.appendChild(document.createElement('form'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    bus.send('toast.show', LOGIN);
  });
  bus.send('toast.show', FAILED);
  bus.send('toast.show', { title: 'Added to cart' });
  form.requestSubmit();
  expect(store.getState().toasts.map(({ title }) => title)).toEqual([
    'Added to cart',
    'Login Required',
  ]);
});
