import '../testing/load-natively';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open-database';
import { openPglite } from '../db/pglite';
import { users } from '../db/schema';
import { countProducts } from '../modules/products/products.repository';
import { findStore, saveStore } from '../modules/store/store.repository';
import { addProduct, order } from '../testing/orders';
import { createTestApi } from '../testing/test-api';
import { readCatalogue, readStoreInfo } from './catalogue';
import { closeDemo, openDemo } from './demo-at-start';
import { DEMO_USER } from './demo-user';
import { DemoRefusedError, fillWithDemo } from './fill-with-demo';

const DEMO_LOGIN = { email: DEMO_USER.email, password: DEMO_USER.password };

async function inNewDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openPglite();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

test('opening an empty database leaves it empty', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'empty-'));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  expect(await findStore(db)).toBeUndefined();
  expect(await countProducts(db, {})).toBe(0);
  expect(await db.select().from(users)).toEqual([]);
  await close();
  rmSync(dataDir, { recursive: true });
});

describe('npm run demo', () => {
  test('fills an empty database, and changes nothing the second time', () =>
    inNewDatabase(async (database) => {
      expect(await fillWithDemo(database)).toBe(true);
      expect(await countProducts(database.db, {})).toBe(readCatalogue().length);
      expect(await fillWithDemo(database)).toBe(false);
    }));

  test('refuses a database that has orders, and says what to do', async () => {
    const api = await createTestApi();
    const { token } = await api.signUp();
    await addProduct(api.db, { id: 'thing' });
    await order(api, token, { products: { thing: 1 } });
    const filling = fillWithDemo({ ...api, updateStatistics: () => Promise.resolve() });
    await expect(filling).rejects.toThrow(DemoRefusedError);
    await expect(filling).rejects.toThrow(/has orders \(1\).*npm run reset/);
    await api.close();
  });

  test('refuses a database with products or a store of its own', () =>
    inNewDatabase(async (database) => {
      const { db } = database;
      await addProduct(db, { id: 'thing' });
      await expect(fillWithDemo(database)).rejects.toThrow('not the demo’s');
      await saveStore(db, readStoreInfo());
      await expect(fillWithDemo(database)).rejects.toThrow(DemoRefusedError);
      expect(await countProducts(db, {})).toBe(1);
    }));
});

describe('an API that is asked for the demo', () => {
  test('fills an empty embedded database, but no empty PostgreSQL', () =>
    inNewDatabase(async (database) => {
      await expect(openDemo(database, false)).rejects.toThrow('npm run demo');
      expect(await findStore(database.db)).toBeUndefined();
      await openDemo(database, true);
      expect((await findStore(database.db))?.storeName).toBe('Aurelle');
    }));

  test('refuses to serve another store with it', () =>
    inNewDatabase(async (database) => {
      await saveStore(database.db, readStoreInfo());
      await expect(openDemo(database, true)).rejects.toThrow(DemoRefusedError);
    }));
});

describe('the demo login', () => {
  test('is closed while the demo isn’t asked for, its sessions too, and opened again', async () => {
    const api = await createTestApi();
    const signIn = () => api.call(apiPaths.authorize, { body: DEMO_LOGIN });
    const { token } = JSON.parse((await signIn()).text) as { token: string };
    expect(await closeDemo(api.db)).toEqual([expect.stringContaining('DEMO=true')]);
    expect((await signIn()).status).toBe(401);
    expect((await api.call(apiPaths.accountInfo, { token })).status).toBe(401);
    await openDemo({ ...api, updateStatistics: () => Promise.resolve() }, true);
    expect((await signIn()).status).toBe(200);
    await api.close();
  });

  test('does not exist in a database that was never filled with the demo', () =>
    inNewDatabase(async ({ db }) => {
      expect(await closeDemo(db)).toEqual([expect.stringContaining('npm run demo')]);
      expect(await db.select().from(users)).toEqual([]);
    }));
});
