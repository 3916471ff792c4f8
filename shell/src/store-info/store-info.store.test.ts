import { createBus, HttpError, type Toast } from '@storefront/host';
import { faultyResponse, RESPONSE_FAULTS } from '@storefront/remote-kit/testing/response-faults';
import { unexpectedHttp } from '@storefront/remote-kit/testing/unexpected-http';
import { connectStoreInfo, createStoreInfoStore, settledStoreInfo } from './store-info.store';

function shop(get: () => Promise<unknown>) {
  const store = createStoreInfoStore();
  const bus = createBus();
  const toasts: Toast[] = [];
  bus.handle('toast.show', (toast) => void toasts.push(toast));
  connectStoreInfo(store, { ...unexpectedHttp, get }, bus);
  return { store, bus, toasts };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('[STORE-01] goes from loading to loaded, and can be refreshed', async () => {
  let name = 'Aurelle';
  const { store, bus } = shop(() => Promise.resolve({ storeName: name }));
  expect(store.getState().status).toBe('loading');
  await bus.send('store-info.refresh');
  expect(store.getState()).toMatchObject({ status: 'loaded', info: { storeName: 'Aurelle' } });
  name = 'Aurelle & Co';
  await bus.send('store-info.refresh');
  expect(store.getState().info?.storeName).toBe('Aurelle & Co');
});

test.each([
  ['status 500', new HttpError('500', { status: 500 }), 'Failed to load store information'],
  [
    'no response',
    new HttpError('gone', { noResponse: true }),
    'An error occurred while loading store information',
  ],
])(
  '[STORE-02] a failure (%s) sets the error state and shows a toast',
  async (_name, failure, message) => {
    const { store, bus, toasts } = shop(() => Promise.reject(failure));
    await bus.send('store-info.refresh');
    expect(store.getState()).toMatchObject({ status: 'error', error: message });
    expect(toasts).toEqual([
      {
        title: 'Error',
        description: 'Failed to load store information. Please refresh the page.',
        tone: 'destructive',
      },
    ]);
  },
);

test.each(RESPONSE_FAULTS)('a faulty response ($name) is a failure, or a store', async (fault) => {
  const response = faultyResponse(fault, { storeName: 'Aurelle', exchangeRates: { USD: 0.01 } });
  const { store, bus } = shop(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  await bus.send('store-info.refresh');
  const { status, info } = store.getState();
  expect(status).toBe(info ? 'loaded' : 'error');
  if (fault.outcome !== 'other shape') expect(status).toBe('error');
});

test('resolves the settled state once the store information is loaded', async () => {
  const { store, bus } = shop(() => Promise.resolve({ storeName: 'Aurelle' }));
  const waiting = settledStoreInfo(store);
  await bus.send('store-info.refresh');
  await expect(waiting).resolves.toMatchObject({ status: 'loaded' });
});
