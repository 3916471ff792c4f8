import { createMemoryRouter, type DataRouter } from '@storefront/host/router';
import { withViewTransitions } from './view-transitions';

/** View transitions that begin when the test says so; browsers first capture the old page. */
function stubViewTransitions() {
  const updates: (() => void)[] = [];
  const skip = jest.fn();
  document.startViewTransition = (update) => {
    updates.push(update as () => void);
    const never = new Promise<undefined>(() => undefined);
    return { ready: never, finished: never, skipTransition: skip } as unknown as ViewTransition;
  };
  return { skip, begin: () => updates.forEach((update) => update()) };
}

/** A shop on `/` with a product page whose data changes; `shown` lists what subscribers get. */
async function openShop() {
  const loader = jest.fn().mockReturnValueOnce('first').mockReturnValueOnce('second');
  const router: DataRouter = createMemoryRouter([
    { path: '/' },
    { id: 'product', path: '/product', loader },
  ]);
  const shown: unknown[] = [];
  withViewTransitions(router).subscribe(({ location, loaderData, navigation }) => {
    if (navigation.state === 'idle') shown.push([location.pathname, loaderData.product]);
  });
  await router.navigate('/');
  shown.length = 0;
  return { router, shown };
}

afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

test('the next page is rendered within the view transition', async () => {
  const { begin } = stubViewTransitions();
  const { router, shown } = await openShop();
  await router.navigate('/product', { viewTransition: true });
  expect(shown).toEqual([]);
  begin();
  expect(shown).toEqual([['/product', 'first']]);
});

test('what changes before a view transition begins is shown at once, and stays', async () => {
  const { begin } = stubViewTransitions();
  const { router, shown } = await openShop();
  await router.navigate('/product', { viewTransition: true });
  await router.revalidate();
  expect(shown.at(-1)).toEqual(['/product', 'second']);
  begin();
  expect(shown.at(-1)).toEqual(['/product', 'second']);
});

test('the next navigation cuts a view transition short', async () => {
  const { skip } = stubViewTransitions();
  const { router } = await openShop();
  await router.navigate('/product', { viewTransition: true });
  await router.navigate('/', { viewTransition: true });
  expect(skip).toHaveBeenCalledTimes(1);
});

test('without view transitions in the browser the next page is shown at once', async () => {
  const { router, shown } = await openShop();
  await router.navigate('/product', { viewTransition: true });
  expect(shown).toEqual([['/product', 'first']]);
});
