import { STORAGE_KEYS } from '@storefront/host/contracts';
import { HttpError } from '@storefront/host';
import { device, FULL, openWishlist } from './testing/open-wishlist';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('[WISH-01] signed out', () => {
  test('the wishlist is on the device, with price and time of each product', () => {
    const { bus, ids, state, storedIds } = openWishlist();
    bus.send('wishlist.toggle', { id: 'coat', price: 4999 });
    bus.send('wishlist.toggle', { id: 'belt' });
    expect(ids()).toEqual(['coat', 'belt']);
    expect(state().saved.coat).toEqual({ price: 4999, addedAt: expect.any(String) as string });
    bus.send('wishlist.toggle', { id: 'coat' });
    expect(storedIds()).toEqual(['belt']);
    expect(state().saved).not.toHaveProperty('coat');
  });

  test('the API is not called', async () => {
    const { bus, account, start } = openWishlist(device('coat'));
    start();
    bus.send('wishlist.toggle', { id: 'belt' });
    await bus.send('wishlist.refresh');
    expect(account.calls).toEqual([]);
  });

  test('a full wishlist of 200 products refuses more, with a toast', () => {
    const many = Array.from({ length: 200 }, (_, index) => `p${index}`);
    const { bus, ids, toasts } = openWishlist(device(...many));
    bus.send('wishlist.toggle', { id: 'one-more' });
    expect(ids()).toEqual(many);
    expect(toasts).toMatchObject([{ title: 'Your wishlist is full', tone: 'destructive' }]);
  });

  test.each(['{', '{"ids":1}', '[[],7,null]'])('%s in the storage is an empty wishlist', (text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { ids, state } = openWishlist({
      [STORAGE_KEYS.wishlist]: text,
      [STORAGE_KEYS.wishlistSaved]: text,
      [STORAGE_KEYS.wishlistAccount]: text,
    });
    expect(ids()).toEqual([]);
    expect(state().saved).toEqual({});
  });

  test('a broken list of prices is left out with a warning, and the products are kept', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { ids } = openWishlist({ ...device('coat'), [STORAGE_KEYS.wishlistSaved]: '{' });
    expect(ids()).toEqual(['coat']);
    expect(warn.mock.calls).toEqual([
      [`The stored value of ${STORAGE_KEYS.wishlistSaved} is not JSON; it is left out.`],
    ]);
  });
});

describe('[WISH-02] a sign-in', () => {
  test('adds what is on the device to the account’s wishlist, and shows both', async () => {
    const { bus, setSession, settled, ids, account, state } = openWishlist({}, ['scarf']);
    bus.send('wishlist.toggle', { id: 'coat', price: 4999 });
    setSession(true);
    await settled();
    expect(ids()).toEqual(['scarf', 'coat']);
    expect(account.ids()).toEqual(['scarf', 'coat']);
    expect(account.calls[0]?.body).toMatchObject({
      items: [{ productId: 'coat', priceWhenAdded: 4999 }],
    });
    expect(state()).toMatchObject({ status: 'ready', saved: { scarf: { price: 900 } } });
  });

  test('loses nothing when the call fails: it is tried again', async () => {
    const { setSession, settled, ids, account, start } = openWishlist(device('coat'), ['scarf']);
    account.fail = () => new HttpError('500', { status: 500 });
    setSession(true);
    await settled();
    expect(ids()).toEqual(['coat']);
    account.fail = undefined;
    start();
    await settled();
    expect(account.ids()).toEqual(['scarf', 'coat']);
    expect(ids()).toEqual(['scarf', 'coat']);
  });

  test('shows a toast when both are too long together, and keeps both', async () => {
    const { setSession, settled, ids, account, toasts } = openWishlist(device('coat'), ['scarf']);
    account.fail = ({ method }) =>
      method === 'POST' ? new HttpError('409', { status: 409, body: { error: FULL } }) : undefined;
    setSession(true);
    await settled();
    expect(ids()).toEqual(['scarf', 'coat']);
    expect(toasts[0]).toMatchObject({ title: 'Your wishlist is full', description: FULL });
  });

  test('keeps the wishlist on the device if the API has none', async () => {
    const { bus, setSession, settled, ids, state, toasts, account } = openWishlist(device('coat'));
    account.fail = () => new HttpError('404', { status: 404 });
    setSession(true);
    await settled();
    bus.send('wishlist.toggle', { id: 'belt' });
    await settled();
    expect(ids()).toEqual(['coat', 'belt']);
    expect([state().status, toasts]).toEqual(['ready', []]);
  });
});
