import { STORAGE_KEYS } from '@storefront/host/contracts';
import { HttpError } from '@storefront/host';
import { device, FULL, openWishlist } from './testing/open-wishlist';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('[WISH-03] signed in', () => {
  async function signedIn(onAccount: string[]) {
    const opened = openWishlist({}, onAccount);
    opened.setSession(true);
    await opened.settled();
    return opened;
  }

  test('each change shows at once and goes to the account', async () => {
    const { bus, ids, settled, account } = await signedIn(['scarf']);
    bus.send('wishlist.toggle', { id: 'coat', price: 10 });
    expect(ids()).toEqual(['scarf', 'coat']);
    bus.send('wishlist.toggle', { id: 'scarf' });
    expect(ids()).toEqual(['coat']);
    await settled();
    expect(account.ids()).toEqual(['coat']);
    expect(ids()).toEqual(['coat']);
  });

  test.each([
    ['adding', 'coat', 'Not saved'],
    ['removing', 'scarf', 'Not removed'],
  ])('%s that fails is undone, with a toast', async (_, id, title) => {
    const { bus, ids, settled, account, toasts } = await signedIn(['scarf']);
    account.fail = ({ method }) =>
      method === 'GET' ? undefined : new HttpError('500', { status: 500 });
    bus.send('wishlist.toggle', { id });
    await settled();
    expect(ids()).toEqual(['scarf']);
    expect(toasts).toMatchObject([{ title, tone: 'destructive' }]);
  });

  test('a full list is reported with the API’s message', async () => {
    const { bus, settled, account, toasts } = await signedIn([]);
    account.fail = ({ method }) =>
      method === 'PUT' ? new HttpError('409', { status: 409, body: { error: FULL } }) : undefined;
    bus.send('wishlist.toggle', { id: 'coat' });
    await settled();
    expect(toasts).toMatchObject([{ title: 'Not saved', description: FULL }]);
  });

  test('the last of several taps wins', async () => {
    const { bus, ids, settled, account } = await signedIn([]);
    for (let taps = 0; taps < 3; taps += 1) bus.send('wishlist.toggle', { id: 'coat' });
    await settled();
    expect([ids(), account.ids()]).toEqual([['coat'], ['coat']]);
    for (let taps = 0; taps < 3; taps += 1) bus.send('wishlist.toggle', { id: 'coat' });
    await settled();
    expect([ids(), account.ids()]).toEqual([[], []]);
  });

  test('a removed product is restored with its price and time', async () => {
    const { bus, settled, account, state } = await signedIn(['scarf']);
    const { scarf } = state().saved;
    bus.send('wishlist.toggle', { id: 'scarf' });
    bus.send('wishlist.toggle', { id: 'scarf', ...scarf });
    await settled();
    expect(state().saved.scarf).toEqual(scarf);
    expect(account.calls.at(-2)).toMatchObject({
      method: 'POST',
      body: { items: [{ productId: 'scarf', priceWhenAdded: 900 }] },
    });
  });

  test('opening a page shows the device’s copy, and fetches a stale one again', async () => {
    const { account, start, settled } = await signedIn(['scarf']);
    const before = account.calls.length;
    start();
    await Promise.resolve();
    expect(account.calls).toHaveLength(before);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60 * 1000);
    start();
    await settled();
    expect(account.calls.length).toBeGreaterThan(before + 1);
  });
});

describe('[WISH-04] a sign-out', () => {
  test.each(['shopper', 'expiry'] as const)(
    'removes the account’s wishlist from the device: by %s',
    async (by) => {
      const { setSession, settled, ids, storedIds, storage, account } = openWishlist({}, ['scarf']);
      setSession(true);
      await settled();
      expect(ids()).toEqual(['scarf']);
      setSession(false, by);
      expect([ids(), storedIds()]).toEqual([[], []]);
      expect(storage.get(STORAGE_KEYS.wishlistAccount)).toBeUndefined();
      expect(account.ids()).toEqual(['scarf']);
    },
  );

  test('keeps what the account never received', async () => {
    const { bus, setSession, settled, ids, account } = openWishlist({}, ['scarf']);
    setSession(true);
    await settled();
    let sent: () => void = () => undefined;
    const isSent = new Promise<void>((resolve) => (sent = resolve));
    account.http.put = () => {
      sent();
      return new Promise(() => undefined);
    };
    bus.send('wishlist.toggle', { id: 'coat' });
    await isSent;
    setSession(false);
    expect(ids()).toEqual(['coat']);
  });

  test('while the browser was closed has the same effect when a page is opened', () => {
    const { start, ids } = openWishlist({
      ...device('scarf', 'coat'),
      [STORAGE_KEYS.wishlistAccount]: '{"ids":["scarf"],"fetchedAt":1}',
    });
    start();
    expect(ids()).toEqual(['coat']);
  });
});
