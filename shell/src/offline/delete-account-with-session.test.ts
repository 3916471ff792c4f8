import { createBus } from '@storefront/host';
import { createSessionStore } from '../session/session.store';
import { ACCOUNT } from './cache-names';
import { deleteAccountWithSession } from './delete-account-with-session';

/** The caches of the browser, by their names. */
let stored: Set<string>;

beforeEach(() => {
  stored = new Set([ACCOUNT, 'another']);
  const caches = {
    open: (name: string) => Promise.resolve(void stored.add(name)),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  Object.defineProperty(window, 'caches', { configurable: true, value: caches });
});

afterEach(() => void Reflect.deleteProperty(window, 'caches'));

/** A page of a shopper, whose session changes with `change`. */
async function openPage(signedIn: boolean) {
  const bus = createBus();
  const session = createSessionStore();
  session.setState({ signedIn });
  const deleted = jest.spyOn(window.caches, 'delete');
  deleteAccountWithSession({ bus, session });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  return {
    deleted,
    change: async (nowSignedIn: boolean, by: 'shopper' | 'expiry' | 'other-tab') => {
      bus.publish('session.changed', { signedIn: nowSignedIn, by });
      await settle();
    },
  };
}

test('what was stored stays while the session lasts', async () => {
  const { deleted } = await openPage(true);
  expect(deleted).not.toHaveBeenCalled();
  expect(stored).toContain(ACCOUNT);
});

test.each(['shopper', 'expiry', 'other-tab'] as const)(
  'the end of the session deletes it: %s',
  async (by) => {
    const { change } = await openPage(true);
    await change(false, by);
    expect([...stored]).toEqual(['another']);
  },
);

test('another account starts with nothing', async () => {
  const { change, deleted } = await openPage(true);
  await change(true, 'shopper');
  expect(deleted).toHaveBeenCalledWith(ACCOUNT);
  expect(stored).toContain(ACCOUNT);
});

test('a session that has ended meanwhile leaves nothing', async () => {
  await openPage(false);
  expect([...stored]).toEqual(['another']);
});
