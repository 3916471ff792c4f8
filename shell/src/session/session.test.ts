import { createBus, HttpError, type Http, type Toast } from '@storefront/host';
import { unexpectedHttp } from '@storefront/remote-kit/testing/unexpected-http';
import { memoryStorage } from '../storage/testing/memory-storage';
import { connectSession, expireSession } from './connect-session';
import { createReturnTarget } from './return-target';
import { createSessionStore, rehydrateSession, type TokenStorage } from './session.store';

const credentials = { email: 'asha@example.com', password: 'secret1', rememberMe: true };

function shop(
  respond: (path: string, body: unknown) => unknown,
  stored: Record<string, string> = {},
) {
  let cookie = false;
  const storage: TokenStorage = {
    local: memoryStorage(stored),
    browserSessionCookie: {
      isSet: () => cookie,
      set: () => void (cookie = true),
      remove: () => void (cookie = false),
    },
  };
  const store = createSessionStore();
  const bus = createBus();
  const toasts: Toast[] = [];
  bus.handle('toast.show', (toast) => void toasts.push(toast));
  const http: Http = {
    ...unexpectedHttp,
    post: (path, body) => Promise.resolve().then(() => respond(path, body)),
  };
  const returnTarget = createReturnTarget(memoryStorage());
  connectSession({ store, storage, http, bus, returnTarget });
  rehydrateSession(store, storage);
  return {
    store,
    storage,
    bus,
    toasts,
    token: () => storage.local.get('auth_token'),
    closeBrowser: () => void (cookie = false),
  };
}

test('[AUTH-01] is signed in if a token is stored at page load', () => {
  const { store } = shop(() => undefined, { auth_token: 'abc' });
  expect(store.getState()).toMatchObject({ signedIn: true, loading: false });
});

test('[AUTH-01] is loading during the sign-in', async () => {
  const { store, bus } = shop(() => ({ token: 'abc' }));
  const signingIn = bus.send('session.sign-in', credentials);
  expect(store.getState().loading).toBe(true);
  await signingIn;
  expect(store.getState()).toMatchObject({ loading: false, signedIn: true });
});

test('[LOGIN-03] stores the token of the response under auth_token', async () => {
  const calls: unknown[] = [];
  const { bus, token } = shop((path, body) => {
    calls.push([path, body]);
    return { token: 'abc' };
  });
  await bus.send('session.sign-in', credentials);
  expect(calls).toEqual([['/users/authorize', { email: 'asha@example.com', password: 'secret1' }]]);
  expect(token()).toBe('abc');
});

test('[LOGIN-03] tells the API when “Remember me” is not ticked', async () => {
  const bodies: unknown[] = [];
  const { bus } = shop((_, body) => {
    bodies.push(body);
    return { token: 'abc' };
  });
  await bus.send('session.sign-in', { ...credentials, rememberMe: false });
  expect(bodies).toEqual([{ email: 'asha@example.com', password: 'secret1', rememberMe: false }]);
});

test('[LOGIN-04] returns the page that the shopper came from, once', async () => {
  const { bus } = shop(() => ({ token: 'abc' }));
  bus.send('session.return-to', { path: '/orders?page=2' });
  await expect(bus.send('session.sign-in', credentials)).resolves.toEqual({
    returnTo: '/orders?page=2',
  });
  await expect(bus.send('session.sign-in', credentials)).resolves.toEqual({ returnTo: '/' });
});

test('returns the same page after a sign-in in another tab', () => {
  const { bus } = shop(() => ({ token: 'abc' }));
  bus.send('session.return-to', { path: '/checkout' });
  expect(bus.send('session.take-return')).toBe('/checkout');
  expect(bus.send('session.take-return')).toBe('/');
});

test('prefers a protected page that redirected over the page that the shopper came from', async () => {
  const { bus } = shop(() => ({ token: 'abc' }));
  bus.send('session.return-to', { path: '/checkout' });
  bus.send('session.return-to', { path: '/product/p1', wish: true });
  await expect(bus.send('session.sign-in', credentials)).resolves.toEqual({
    returnTo: '/checkout',
  });
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never returns %s after the sign-in',
  async (path) => {
    const { bus } = shop(() => ({ token: 'abc' }));
    bus.send('session.return-to', { path });
    await expect(bus.send('session.sign-in', credentials)).resolves.toEqual({ returnTo: '/' });
  },
);

test('[LOGIN-05] rejects a response without a token', async () => {
  const { bus, store, token } = shop(() => ({ user: 'asha' }));
  await expect(bus.send('session.sign-in', credentials)).rejects.toThrow(
    'Authentication failed: Token is missing in the response',
  );
  expect(store.getState()).toMatchObject({ signedIn: false, loading: false });
  expect(token()).toBeUndefined();
});

test('[REG-04] sends the email trimmed and in lower case, without confirmPassword', async () => {
  const bodies: unknown[] = [];
  const { bus, store } = shop((_, body) => void bodies.push(body));
  await bus.send('session.register', {
    firstName: 'Asha',
    lastName: 'Rao',
    email: '  Asha@Example.COM ',
    password: 'secret1',
  });
  expect(bodies).toEqual([
    { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', password: 'secret1' },
  ]);
  expect(store.getState()).toMatchObject({ signedIn: false, registeredEmail: 'asha@example.com' });
});

test('[AUTH-03] signs out after a 401 for the stored token', () => {
  const { store, storage, bus, token } = shop(() => undefined, { auth_token: 'old' });
  expireSession({ store, storage, bus }, 'old');
  expect(token()).toBeUndefined();
  expect(store.getState().signedIn).toBe(false);
});

test('[AUTH-03] ignores a 401 for a token that is no longer stored', () => {
  const { store, storage, bus, token } = shop(() => undefined, { auth_token: 'new' });
  expireSession({ store, storage, bus }, 'old');
  expect(token()).toBe('new');
  expect(store.getState().signedIn).toBe(true);
});

test('[AUTH-04] removes the token on sign-out and shows a toast', async () => {
  const { bus, store, token, toasts } = shop(() => undefined, { auth_token: 'abc' });
  await bus.send('session.sign-out');
  expect(token()).toBeUndefined();
  expect(store.getState().signedIn).toBe(false);
  expect(toasts).toEqual([
    { title: 'Logged out', description: 'You have been logged out successfully.' },
  ]);
});

test('[AUTH-04] signs out even when the API fails, and shows an error', async () => {
  const { bus, token, toasts } = shop(
    () => {
      throw new HttpError('boom', { status: 500 });
    },
    { auth_token: 'abc' },
  );
  await bus.send('session.sign-out');
  expect(token()).toBeUndefined();
  expect(toasts).toEqual([
    { title: 'Error', description: 'Failed to log out properly.', tone: 'destructive' },
  ]);
});

test('accepts an API without a logout call', async () => {
  const { bus, toasts } = shop(() => {
    throw new HttpError('not here', { status: 404 });
  });
  await bus.send('session.sign-out');
  expect(toasts[0]?.title).toBe('Logged out');
});

test('removes a token without "Remember me" once the browser was closed', async () => {
  const visit = shop(() => ({ token: 'abc' }));
  await visit.bus.send('session.sign-in', { ...credentials, rememberMe: false });
  rehydrateSession(visit.store, visit.storage);
  expect(visit.store.getState().signedIn).toBe(true);
  visit.closeBrowser();
  rehydrateSession(visit.store, visit.storage);
  expect(visit.store.getState().signedIn).toBe(false);
  expect(visit.token()).toBeUndefined();
});
