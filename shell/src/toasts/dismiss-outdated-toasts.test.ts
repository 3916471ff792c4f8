import { createBus, type Toast } from '@storefront/host';
import { createMemoryRouter, redirect } from '@storefront/host/router';
import { dismissErrorsOnRetry, dismissToastsOnNavigation } from './dismiss-outdated-toasts';
import { connectToasts, createToastStore } from './toast.store';

const FAILED: Toast = { title: 'It broke', tone: 'destructive' };
const ADDED: Toast = { title: 'Added to cart' };
const LOGIN: Toast = { title: 'Login Required', tone: 'destructive' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A shop whose checkout takes `guardDelay` milliseconds to redirect to the sign-in. */
function openShop(guardDelay = 0) {
  const store = createToastStore();
  const bus = createBus();
  connectToasts(store, bus);
  const redirectToSignIn = async () => {
    bus.send('toast.show', LOGIN);
    await new Promise((resolve) => setTimeout(resolve, guardDelay));
    return redirect('/login');
  };
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => null },
      { path: '/login', loader: () => null },
      { path: '/checkout', loader: redirectToSignIn },
    ],
    { initialEntries: ['/'] },
  );
  dismissToastsOnNavigation(store, router);
  return {
    router,
    show: (toast: Toast) => bus.send('toast.show', toast),
    wait: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    shown: () => store.getState().toasts.map(({ title }) => title),
  };
}

test('dismisses toasts when their page is left', async () => {
  const { router, show, wait, shown } = openShop();
  await wait(0);
  show(FAILED);
  show(ADDED);
  await wait(5_000);
  await router.navigate('/?q=silk');
  expect(shown()).toEqual(['It broke', 'Added to cart']);
  await router.navigate('/login');
  expect(shown()).toEqual([]);
});

test('keeps an error that was shown just before the navigation', async () => {
  const { router, show, wait, shown } = openShop();
  await wait(0);
  show(FAILED);
  await wait(200);
  await router.navigate('/login');
  expect(shown()).toEqual(['It broke']);
});

test('keeps an error that was shown during the navigation, however long that takes', async () => {
  const { router, wait, shown } = openShop(4_000);
  await wait(0);
  const arrival = router.navigate('/checkout');
  await wait(4_000);
  await arrival;
  expect(router.state.location.pathname).toBe('/login');
  expect(shown()).toEqual(['Login Required']);
});

test('dismisses errors, and no other messages, when a form is submitted again', () => {
  const store = createToastStore();
  const bus = createBus();
  connectToasts(store, bus);
  dismissErrorsOnRetry(store, document);
  const form = document.body.appendChild(document.createElement('form'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    bus.send('toast.show', LOGIN);
  });
  bus.send('toast.show', FAILED);
  bus.send('toast.show', ADDED);
  form.requestSubmit();
  expect(store.getState().toasts.map(({ title }) => title)).toEqual([
    'Added to cart',
    'Login Required',
  ]);
});

test('dismisses errors, and no other messages, when a field is changed, once the field has its text', () => {
  const store = createToastStore();
  const bus = createBus();
  connectToasts(store, bus);
  dismissErrorsOnRetry(store, document);
  const shown = () => store.getState().toasts.map(({ title }) => title);
  const shownBefore: string[][] = [];
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('input', () => shownBefore.push(shown()));
  bus.send('toast.show', FAILED);
  bus.send('toast.show', ADDED);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(shownBefore).toEqual([['It broke', 'Added to cart']]);
  expect(shown()).toEqual(['Added to cart']);
});

test('a change of a field without an error to dismiss renders nothing', () => {
  const store = createToastStore();
  const bus = createBus();
  connectToasts(store, bus);
  dismissErrorsOnRetry(store, document);
  const rendered = jest.fn();
  store.subscribe(rendered);
  document.body
    .appendChild(document.createElement('input'))
    .dispatchEvent(new Event('input', { bubbles: true }));
  expect(rendered).not.toHaveBeenCalled();
});
