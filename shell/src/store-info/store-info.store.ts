import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Bus, type Http, type StoreInfoState } from '@storefront/host';
import { createStore } from 'zustand/vanilla';
import { t } from '../messages/t';

const LOADING: StoreInfoState = { status: 'loading', info: undefined, error: undefined };

/** Creates the store of the store information, initially with what the page was rendered with. */
export function createStoreInfoStore(rendered: StoreInfoState = LOADING) {
  return createStore<StoreInfoState>(() => rendered);
}

type StoreInfoStore = ReturnType<typeof createStoreInfoStore>;

/** Fetches the store information; never rejects: a failure is returned as an error state (STORE-02). */
export async function loadStoreInfo(http: Http, signal?: AbortSignal): Promise<StoreInfoState> {
  try {
    // Loaded on demand: a page of the server comes with the store information.
    const [response, { parseStoreInfo }] = await Promise.all([
      http.get(apiPaths.storeInfo, signal ? { signal } : {}),
      import(/* webpackChunkName: "store-info" */ '@storefront/host/shop/store/store-info'),
    ]);
    const info = parseStoreInfo(response);
    return { status: 'loaded', info, error: undefined };
  } catch (error) {
    console.error(`The store information could not be loaded: ${String(error)}`);
    const hasResponse = error instanceof HttpError && error.status !== undefined;
    return {
      status: 'error',
      info: undefined,
      error: hasResponse
        ? t('Failed to load store information')
        : t('An error occurred while loading store information'),
    };
  }
}

/** Handles `store-info.refresh`; a failure shows a toast (STORE-01, STORE-02). */
export function connectStoreInfo(store: StoreInfoStore, http: Http, bus: Bus) {
  let pending: Promise<void> | undefined;

  async function refresh() {
    store.setState((state) => ({ ...state, status: 'loading', error: undefined }));
    const state = await loadStoreInfo(http);
    store.setState(state);
    if (state.status === 'error') {
      bus.send('toast.show', {
        title: t('Error'),
        description: t('Failed to load store information. Please refresh the page.'),
        tone: 'destructive',
      });
    }
  }

  bus.handle(
    'store-info.refresh',
    () => (pending ??= refresh().finally(() => (pending = undefined))),
  );
}

/** Resolves to the state once a running fetch has ended. */
export function settledStoreInfo(store: StoreInfoStore): Promise<StoreInfoState> {
  const now = store.getState();
  if (now.status !== 'loading') return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (state.status === 'loading') return;
      stop();
      resolve(state);
    });
  });
}
