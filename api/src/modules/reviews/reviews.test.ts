import { and, eq, sql } from 'drizzle-orm';
import {
  AccountExportSchema,
  apiPaths,
  ErrorBodySchema,
  type FitVote,
  ORDER_STATUS,
  OrderSchema,
  OwnReviewSchema,
  OwnReviewsSchema,
  ReviewListSchema,
} from '@storefront/host/contracts/api';
import { orders, pageChanges, returnLines, returns, reviews, users } from '../../db/schema';
import { runReviewsCommand } from '../../operator/reviews-command';
import { addProduct, order, orderItem, placedOrder, SHIPPING_ADDRESS } from '../../testing/orders';
import { createTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
let products = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** A new product in two sizes. */
async function addJeans(): Promise<string> {
  products += 1;
  const id = `jeans-${products}`;
  const stocked = (size: string) => ({ size, color: 'Black', stock: 100 });
  await addProduct(api.db, { id, variants: [stocked('28'), stocked('30')] });
  return id;
}

const markDelivered = (orderId: string) =>
  api.db.update(orders).set({ status: ORDER_STATUS.delivered }).where(eq(orders.id, orderId));

const said = { stars: 4, fit: 'small', title: ' Snug ', text: 'Take one size up.' };

/** A shopper to whom a product was delivered in size 28. */
async function buyerOf(productId: string) {
  const { token, email } = await api.signUp();
  const placed = await order(api, token, {
    products: { [productId]: 1 },
    items: [orderItem(productId, 1, '28', 'Black')],
  });
  const orderId = placed.as(OrderSchema).id;
  await markDelivered(orderId);
  return {
    token,
    email,
    orderId,
    write: (body: object = said) =>
      api.call(apiPaths.review(productId), { method: 'PUT', token, body }),
    remove: () => api.call(apiPaths.review(productId), { method: 'DELETE', token }),
    own: async () => (await api.call(apiPaths.reviews, { token })).as(OwnReviewsSchema).data,
  };
}

async function idOf(productId: string): Promise<string> {
  const [row] = await api.db.select().from(reviews).where(eq(reviews.productId, productId));
  return row?.id ?? '';
}

async function publish(productId: string) {
  const reviewId = await idOf(productId);
  await runReviewsCommand(api.db, { action: 'publish', reviewId, author: 'Ravi' });
  api.responses.invalidate();
}

const listed = async (productId: string, query = '') =>
  (await api.call(`${apiPaths.productReviews(productId)}${query}`)).as(ReviewListSchema);

/** Stores a published review of another shopper. */
async function addPublished(
  productId: string,
  values: Partial<typeof reviews.$inferInsert> & { stars: number },
) {
  const { email } = await api.signUp();
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  const id = `${productId} ${email}`;
  const row = { id, userId: user?.id ?? '', productId, state: 'published' as const };
  await api.db.insert(reviews).values({ ...row, writtenAt: new Date(), ...values });
  api.responses.invalidate();
}

describe('writing a review', () => {
  test.each([
    ['GET', apiPaths.reviews],
    ['PUT', apiPaths.review('coat')],
    ['DELETE', apiPaths.review('coat')],
  ] as const)('%s %s requires a sign-in', async (method, path) => {
    const body = method === 'PUT' ? { stars: 5 } : undefined;
    expect((await api.call(path, { method, ...(body && { body }) })).status).toBe(401);
  });

  test('is for those alone to whom the product was delivered', async () => {
    const id = await addJeans();
    const { token } = await api.signUp();
    const write = () => api.call(apiPaths.review(id), { method: 'PUT', token, body: said });
    expect((await write()).status).toBe(409);
    await placedOrder(api, token, { [id]: 1 });
    const response = await write();
    expect([response.status, response.as(ErrorBodySchema).error]).toEqual([
      409,
      'You can review what you have bought, once it has been delivered.',
    ]);
  });

  test('stores what was said, with the size and colour that were bought, until it is checked', async () => {
    const id = await addJeans();
    const { write, own } = await buyerOf(id);
    const written = (await write()).as(OwnReviewSchema);
    expect(written).toMatchObject({
      productId: id,
      stars: 4,
      fit: 'small',
      title: 'Snug',
      text: 'Take one size up.',
      size: '28',
      color: 'Black',
      state: 'waiting',
      reason: null,
    });
    expect(await own()).toEqual([written]);
    expect(await listed(id)).toMatchObject({ data: [], count: 0, summary: { average: null } });
  });

  test('blank texts are none', async () => {
    const { write } = await buyerOf(await addJeans());
    const written = (await write({ stars: 5, title: ' ', text: '\n' })).as(OwnReviewSchema);
    expect(written).toMatchObject({ fit: null, title: null, text: null });
  });

  test('two at once leave one review', async () => {
    const id = await addJeans();
    const { write, own } = await buyerOf(id);
    const responses = await Promise.all([1, 2, 3, 4, 5].map((stars) => write({ stars })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await own()).toHaveLength(1);
    expect(await api.db.$count(reviews, eq(reviews.productId, id))).toBe(1);
  });

  test.each([
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 3.5 }, 'stars'],
    [{ stars: 3, fit: 'huge' }, 'fit'],
    [{ stars: 3, title: 'x'.repeat(81) }, 'title'],
    [{ stars: 3, text: 'x'.repeat(2001) }, 'text'],
  ])('is refused with the name of the invalid field: %j', async (body, field) => {
    const { write } = await buyerOf(await addJeans());
    const response = await write(body);
    expect([response.status, response.as(ErrorBodySchema).field]).toEqual([400, field]);
  });

  test('refuses the fit of a product without sizes', async () => {
    await addProduct(api.db, { id: 'bag', variants: [{ size: '', color: '', stock: 5 }] });
    const { token } = await api.signUp();
    const id = await placedOrder(api, token, { bag: 1 });
    await markDelivered(id);
    const write = (body: object) =>
      api.call(apiPaths.review('bag'), { method: 'PUT', token, body });
    const refused = await write({ stars: 5, fit: 'true' });
    expect([refused.status, refused.as(ErrorBodySchema).field]).toEqual([400, 'fit']);
    expect((await write({ stars: 5 })).status).toBe(200);
  });
});

describe('a published review', () => {
  test('is shown with a first name and an initial, and the page of the product changes', async () => {
    const id = await addJeans();
    const { write, remove } = await buyerOf(id);
    const changes = () =>
      api.db.$count(pageChanges, and(eq(pageChanges.kind, 'product'), eq(pageChanges.name, id)));
    const before = await changes();
    await write();
    expect(await changes()).toBe(before);
    await publish(id);
    expect(await changes()).toBe(before + 1);
    const { data, count } = await listed(id);
    expect(count).toBe(1);
    expect(data).toMatchObject([{ author: 'Meera I.', stars: 4, size: '28' }]);
    expect(data[0]).not.toHaveProperty('state');
    await write({ stars: 1 });
    expect([await changes(), (await listed(id)).count]).toEqual([before + 2, 0]);
    await publish(id);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect([await changes(), (await listed(id)).count]).toEqual([before + 4, 0]);
  });

  test('is sent with the tag of its product', async () => {
    const response = await api.call(apiPaths.productReviews('merino-roll-neck'));
    expect(response.headers['surrogate-key']).toBe('product-merino-roll-neck');
    expect((await api.call(apiPaths.productReviews('nothing'))).status).toBe(404);
  });

  test('is in the export of its author, and deleted with the account', async () => {
    const id = await addJeans();
    const { token, write } = await buyerOf(id);
    await write();
    await publish(id);
    const data = (await api.call(apiPaths.accountExport, { token })).as(AccountExportSchema);
    expect(data.reviews).toMatchObject([{ productId: id, text: 'Take one size up.' }]);
    const body = { password: 'a password' };
    const deleted = await api.call(apiPaths.accountInfo, { method: 'DELETE', token, body });
    expect(deleted.status).toBe(204);
    expect(await api.db.$count(reviews, eq(reviews.productId, id))).toBe(0);
  });
});

describe('the reviews of a product', () => {
  test('are listed by date or stars, five on a page, with a summary of all', async () => {
    const id = await addJeans();
    const stars = [5, 1, 4, 5, 3, 2, 5];
    for (const [index, each] of stars.entries()) {
      const writtenAt = new Date(Date.UTC(2026, 0, index + 1));
      await addPublished(id, { stars: each, writtenAt, fit: index < 2 ? 'large' : null });
    }
    const starsOf = async (query: string) => (await listed(id, query)).data.map((one) => one.stars);
    expect(await starsOf('')).toEqual([5, 2, 3, 5, 4]);
    expect(await starsOf('?page=2')).toEqual([1, 5]);
    expect(await starsOf('?sort=highest')).toEqual([5, 5, 5, 4, 3]);
    expect(await starsOf('?sort=lowest')).toEqual([1, 2, 3, 4, 5]);
    expect((await listed(id)).summary).toEqual({
      average: 3.6,
      count: 7,
      stars: [1, 1, 1, 1, 3],
      fit: { small: 0, true: 0, large: 2 },
      sizing: null,
    });
    expect((await api.call(`${apiPaths.productReviews(id)}?sort=best`)).status).toBe(400);
  });

  test('advise a size once five buyers have said how it fits, by reviews or by returns', async () => {
    const id = await addJeans();
    for (const fit of ['small', 'small', 'large', 'true'] as const) {
      await addPublished(id, { stars: 4, fit });
    }
    expect((await listed(id)).summary.sizing).toBeNull();
    const { orderId, write } = await buyerOf(id);
    const sendBack = async (state: 'received' | 'withdrawn') => {
      const returnId = `${orderId} ${state}`;
      await api.db.insert(returns).values({
        id: returnId,
        orderId,
        kind: 'return',
        state,
        reason: 'too-small',
        pickupAddress: SHIPPING_ADDRESS,
        refundAmount: 0,
        createdAt: new Date(),
      });
      await api.db.insert(returnLines).values({ returnId, line: 1, quantity: 1 });
      api.responses.invalidate();
    };
    await sendBack('withdrawn');
    expect((await listed(id)).summary.sizing).toBeNull();
    await sendBack('received');
    expect((await listed(id)).summary.sizing).toBe('small');
    // The same buyer says the same once more.
    await write({ stars: 2, fit: 'small' });
    await addPublished(id, { stars: 5, fit: 'true' });
    expect((await listed(id)).summary.sizing).toBeNull();
  });

  test('advise a size by the newest thousand reviews', async () => {
    const id = await addJeans();
    const addMany = async (fit: FitVote, total: number, writtenAt: string) => {
      const key = `${fit} ${id} `;
      await api.db.execute(sql`
        insert into users (id, email, password_hash, first_name, last_name, created_at)
        select ${key} || n, ${key} || n, '', 'Meera', 'Iyer', now() from generate_series(1, ${total}) as n`);
      await api.db.execute(sql`
        insert into reviews (id, user_id, product_id, stars, fit, state, written_at)
        select ${key} || n, ${key} || n, ${id}, 4, ${fit}, 'published', ${writtenAt} from generate_series(1, ${total}) as n`);
    };
    await addMany('large', 1_200, '2026-01-01T06:30:00Z');
    await addMany('small', 1_000, '2026-02-01T06:30:00Z');
    api.responses.invalidate();
    expect((await listed(id)).summary.sizing).toBe('small');
  });
});
