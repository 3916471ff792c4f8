import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { apiPaths, ChangesSchema, type Changes } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { pageChanges, products, store, variants } from '../../db/schema';
import { IS_DEEP } from '../../testing/demo-database';
import { addProduct, placedOrder } from '../../testing/orders';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { deleteTold } from './changes.service';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.signUp());
});
afterAll(() => api.close());

async function readChanges(after?: string): Promise<Changes> {
  const query = after === undefined ? '' : `?after=${after}`;
  return (await api.call(`${apiPaths.changes}${query}`)).as(ChangesSchema);
}

/** The first transaction that is open, or the next one; and the next one. */
const oldestOpen = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;
const nextBegun = sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`;

async function transactions() {
  const [row] = await api.db.select({ oldestOpen, nextBegun }).from(store);
  return { oldestOpen: BigInt(row?.oldestOpen ?? 0), nextBegun: BigInt(row?.nextBegun ?? 0) };
}

/**
 * The changes, once no transaction holds any of them back that began before: those in other databases of the same
 * PostgreSQL do too, and other tests have many.
 */
async function changesAfter(after?: string): Promise<Changes> {
  const begun = (await transactions()).nextBegun;
  while ((await transactions()).oldestOpen < begun) await delay(20);
  return readChanges(after);
}

/** The tags of what `work` changes, sorted. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { next } = await changesAfter();
  await work();
  const { tags, isComplete } = await changesAfter(next);
  expect(isComplete).toBe(true);
  return tags.sort();
}

const updateCoat = (values: Partial<typeof products.$inferInsert>) =>
  api.db.update(products).set(values).where(eq(products.id, 'coat'));

/** Lists of the coat's category, of its parent category, and of all. */
const LISTS = ['listing', 'listing-test', 'listing-tests'];
const FACETS = ['facets', 'facets-test', 'facets-tests'];

describe('a change of a product', () => {
  beforeEach(() =>
    addProduct(api.db, { id: 'coat', variants: [{ size: 'M', color: '', stock: 3 }] }),
  );
  afterEach(() => api.db.delete(products).where(eq(products.id, 'coat')));

  test.each([
    ['its price, which lists are sorted and counted by', { regularPrice: 5 }, FACETS],
    ['its text, which is searched in no list', { description: 'Warm.' }, []],
    ['its pictures', { imgUrl: '/media/other.svg' }, []],
    ['its collections', { collections: ['Diwali'] }, LISTS],
    ['its place among the featured', { featured: true }, LISTS],
    ['its category', { category: 'Other' }, [...LISTS, ...FACETS, 'listing-other', 'facets-other']],
    ['its being published', { isPublic: false }, [...LISTS, ...FACETS]],
    ['its address, which was that of no product', { handle: 'new-coat' }, ['listing']],
  ])('of %s, is told with the product and those lists', async (_, values, lists) => {
    const tags = await tagsOf(() => updateCoat(values));
    expect(tags).toEqual([...lists, 'product-coat'].sort());
  });

  test.each([
    ['nothing of it', { regularPrice: 100_000 }],
    ['only what no page shows', { hsnCode: '6202', taxClass: 'reduced' }],
  ])('of %s, is not told', async (_, values) => {
    expect(await tagsOf(() => updateCoat(values))).toEqual([]);
  });

  test('is not told of one that shoppers don’t see', async () => {
    await updateCoat({ isPublic: false, status: 'draft' });
    expect(await tagsOf(() => updateCoat({ regularPrice: 5 }))).toEqual([]);
  });

  test('is told of an order only when it has the last piece', async () => {
    expect(await tagsOf(() => placedOrder(api, token, { coat: 1 }))).toEqual([]);
    const tags = await tagsOf(() => placedOrder(api, token, { coat: 2 }));
    expect(tags).toEqual([...FACETS, 'product-coat'].sort());
  });

  test('of a variant’s price or place is told, and of another variant', async () => {
    const change = (values: Partial<typeof variants.$inferInsert>) =>
      tagsOf(() => api.db.update(variants).set(values).where(eq(variants.productId, 'coat')));
    expect(await change({ regularPrice: 7_000 })).toEqual(['product-coat']);
    expect(await change({ position: 4 })).toEqual(['product-coat']);
    expect(await change({ barcode: '4006381333931' })).toEqual([]);
    const more = { productId: 'coat', size: 'L', color: '', position: 1, stock: 1 };
    expect(await tagsOf(() => api.db.insert(variants).values(more))).toContain('product-coat');
  });
});

test('new and deleted products are told of, with the lists that they are in', async () => {
  const expected = [...FACETS, ...LISTS, 'product-scarf'].sort();
  expect(await tagsOf(() => addProduct(api.db, { id: 'scarf' }))).toEqual(expected);
  const remove = () => api.db.delete(products).where(eq(products.id, 'scarf'));
  expect(await tagsOf(remove)).toEqual(expected);
});

const rename = (db: Database, name: string) =>
  db.update(store).set({ info: sql`jsonb_set(info, '{storeName}', to_jsonb(${name}::text))` });

test('a change of the store is told, and one to the same is not', async () => {
  expect(await tagsOf(() => rename(api.db, 'Kavya'))).toEqual(['store']);
  expect(await tagsOf(() => rename(api.db, 'Kavya'))).toEqual([]);
});

test('lists are told of once more when searches no longer match as before', async () => {
  const { next } = await changesAfter();
  await addProduct(api.db, { id: 'hat' });
  const { again } = await changesAfter(next);
  expect(again.tags.sort()).toEqual([...FACETS, ...LISTS].sort());
  expect(again.seconds).toBe(11);
});

test('a change is told only when no process responds any more with what was before it', async () => {
  const { next } = await changesAfter();
  const other = await api.another();
  await addProduct(api.db, { id: 'belt' });
  const shown = async () => (await other.call(apiPaths.product('belt'))).text;
  await shown();
  await api.db.update(products).set({ title: 'Renamed' }).where(eq(products.id, 'belt'));
  expect((await changesAfter(next)).tags).toContain('product-belt');
  expect(await shown()).toContain('Renamed');
  await other.close();
});

if (IS_DEEP) {
  // The embedded database runs one transaction at a time.
  test('what a slow transaction has changed is told after it has ended, though a later one ended before it', async () => {
    const { next } = await changesAfter();
    let afterLater: Changes | undefined;
    await api.db.transaction(async (slow) => {
      await rename(slow, 'Slow');
      await addProduct(api.db, { id: 'later' });
      afterLater = await readChanges(next);
    });
    expect(afterLater?.tags).toEqual([]);
    const { tags } = await changesAfter(afterLater?.next);
    expect(tags).toEqual(expect.arrayContaining(['store', 'product-later']));
  });
}

test('more changes than can be told are everything, and so are those since a deleted one', async () => {
  const { next } = await changesAfter();
  const many = Array.from({ length: 2_001 }, (_, index) => ({
    kind: 'product' as const,
    name: `product ${index}`,
  }));
  await api.db.insert(pageChanges).values(many);
  expect(await changesAfter(next)).toMatchObject({ isComplete: false, tags: [] });
  expect(await changesAfter('3')).toMatchObject({ isComplete: false });
  // As after a backup was restored into another database.
  expect(await changesAfter('9000000000')).toMatchObject({ isComplete: false });
});

test('old changes are deleted; who asks for what came after them is told everything', async () => {
  const { next: before } = await changesAfter();
  await addProduct(api.db, { id: 'glove' });
  await addProduct(api.db, { id: 'sock' });
  const { next } = await changesAfter();
  const inTwoHours = new Date(Date.now() + 2 * 60 * 60_000);
  await deleteTold(api.db, inTwoHours);
  expect(await changesAfter(before)).toMatchObject({ isComplete: false });
  expect(await changesAfter(next)).toMatchObject({ isComplete: true });
  expect((await api.db.select().from(pageChanges)).length).toBeLessThan(20);
});

test('a cursor that isn’t one is refused', async () => {
  expect((await api.call(`${apiPaths.changes}?after=x`)).status).toBe(400);
});
