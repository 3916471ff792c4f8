import '../testing/load-natively';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { OpenDatabase } from '../db/database';
import { emptyTables } from '../db/empty-tables';
import { openPglite } from '../db/embedded/pglite';
import { orders, users } from '../db/schema';
import { countProducts } from '../modules/products/products.repository';
import { findStore, saveStore } from '../modules/store/store.repository';
import { userOfToken } from '../modules/sessions/sessions.service';
import { authorize } from '../modules/sign-in/sign-in.service';
import { register } from '../modules/users/users.service';
import { addProduct, SHIPPING_ADDRESS } from '../testing/orders';
import { readCatalogue, readStoreInfo } from './catalogue/catalogue';
import { disableDemoLogin, prepareDemoDatabase } from './demo-at-start';
import { DEMO_USER } from './demo-user';
import { DemoRefusedError, fillWithDemo } from './fill-with-demo';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPglite();
});
beforeEach(() => emptyTables(database.db));
afterAll(() => database.close());

async function placeSomeOrder(): Promise<void> {
  const person = { email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao' };
  const { id: userId } = await register(database.db, { ...person, password: 'a password' });
  await database.db.insert(orders).values({
    id: 'K7Q2-9XBM-41TD',
    userId,
    status: ORDER_STATUS.pending,
    total: 100,
    shippingAddress: SHIPPING_ADDRESS,
    phoneKey: '9845012345',
    shippingMethod: 'Courier',
    createdAt: new Date(),
  });
}

describe('npm run demo', () => {
  test('fills an empty database, and changes nothing the second time', async () => {
    expect(await fillWithDemo(database)).toBe(true);
    expect(await countProducts(database.db)).toBe(readCatalogue().length);
    expect(await fillWithDemo(database)).toBe(false);
  });

  test('refuses a database that has orders, and says what to do', async () => {
    await placeSomeOrder();
    const filling = fillWithDemo(database);
    await expect(filling).rejects.toThrow(DemoRefusedError);
    await expect(filling).rejects.toThrow(/has orders \(1\).*npm run reset/);
    expect(await countProducts(database.db)).toBe(0);
  });

  test('refuses a database with other products', async () => {
    await addProduct(database.db, { id: 'thing' });
    await expect(fillWithDemo(database)).rejects.toThrow('not the demo’s');
    expect(await countProducts(database.db)).toBe(1);
  });

  test('refuses a database with another store', async () => {
    await saveStore(database.db, readStoreInfo());
    await expect(fillWithDemo(database)).rejects.toThrow(DemoRefusedError);
  });
});

describe('an API with DEMO=true', () => {
  test('fills an empty embedded database, but refuses an empty PostgreSQL', async () => {
    await expect(prepareDemoDatabase(database, false)).rejects.toThrow('npm run demo');
    expect(await findStore(database.db)).toBeUndefined();
    await prepareDemoDatabase(database, true);
    expect((await findStore(database.db))?.storeName).toBe('Aurelle');
  });

  test('serves a database that holds the demo, orders included', async () => {
    await fillWithDemo(database);
    await placeSomeOrder();
    await prepareDemoDatabase(database, false);
    expect(await countProducts(database.db)).toBe(readCatalogue().length);
  });

  test('refuses to serve another store', async () => {
    await saveStore(database.db, readStoreInfo());
    await expect(prepareDemoDatabase(database, true)).rejects.toThrow(DemoRefusedError);
  });
});

describe('the demo login', () => {
  const signIn = async () => {
    const device = { id: undefined, name: 'a test' };
    const lifetimes = { sessionHours: 12, sessionDays: 30 };
    return (await authorize(database.db, DEMO_USER, device, lifetimes)).token;
  };

  test('is disabled, and its sessions end, while DEMO isn’t set', async () => {
    await fillWithDemo(database);
    const token = await signIn();
    expect(await disableDemoLogin(database.db)).toEqual([expect.stringContaining('DEMO=true')]);
    await expect(signIn()).rejects.toThrow('Invalid email or password');
    expect(await userOfToken(database.db, token)).toBeUndefined();
  });

  test('is enabled again with DEMO=true, and stays signed in after a restart', async () => {
    await fillWithDemo(database);
    await disableDemoLogin(database.db);
    await prepareDemoDatabase(database, true);
    const token = await signIn();
    await prepareDemoDatabase(database, true);
    expect((await userOfToken(database.db, token))?.email).toBe(DEMO_USER.email);
  });

  test('does not exist in a database that was never filled with the demo', async () => {
    expect(await disableDemoLogin(database.db)).toEqual([expect.stringContaining('npm run demo')]);
    expect(await database.db.select().from(users)).toEqual([]);
  });
});
