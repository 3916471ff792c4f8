import { createTestApi, type TestApi } from '../../../testing/test-api';
import { apiPaths } from '@storefront/host/contracts/api';
import { eq } from 'drizzle-orm';
import { mails, products } from '../../../db/schema';
import { addProduct } from '../../../testing/orders';
import { queuePriceDrops } from './queue-price-drops';

const NOON = new Date('2026-11-24T06:30:00Z');
const NEXT_DAY = new Date('2026-11-25T06:30:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const id of ['coat', 'scarf']) {
    await addProduct(api.db, { id, variants: [{ size: '', color: '', stock: 5 }] });
  }
});
afterAll(() => api.close());

const setPrice = (id: string, regularPrice: number) =>
  api.db.update(products).set({ regularPrice, discountedPrice: null }).where(eq(products.id, id));

/** An account that has saved both products at a price of ₹1,000, with or without mails about price drops. */
async function withWishlist(mailWishlist: boolean) {
  await setPrice('coat', 100_000);
  await setPrice('scarf', 100_000);
  const { token, email } = await api.signUp();
  await api.call(apiPaths.accountInfo, { method: 'PATCH', token, body: { mailWishlist } });
  for (const id of ['coat', 'scarf']) {
    await api.call(apiPaths.wishlistItem(id), { method: 'PUT', token });
  }
  return email;
}

const mailsTo = async (email: string) =>
  (await api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt))
    .filter(({ template }) => template === 'wishlist-price-drop')
    .map(({ data }) => data);

test('a price drop is mailed once at each price, to an account that wants such mails', async () => {
  const email = await withWishlist(true);
  expect(await queuePriceDrops(api.db, NOON)).toBe(0);
  await setPrice('coat', 80_000);
  await queuePriceDrops(api.db, NOON);
  await queuePriceDrops(api.db, NEXT_DAY);
  const about = { id: 'coat', priceWhenAdded: 100_000 };
  expect(await mailsTo(email)).toMatchObject([{ products: [{ ...about, price: 80_000 }] }]);

  await setPrice('coat', 70_000);
  await queuePriceDrops(api.db, NEXT_DAY);
  expect(await mailsTo(email)).toMatchObject([
    { products: [{ price: 80_000 }] },
    { products: [{ ...about, price: 70_000 }] },
  ]);
});

test('an account gets one mail a day, and a further price drop is mailed the next day', async () => {
  const email = await withWishlist(true);
  await setPrice('coat', 90_000);
  await queuePriceDrops(api.db, NOON);
  await setPrice('scarf', 90_000);
  await queuePriceDrops(api.db, NOON);
  expect(await mailsTo(email)).toHaveLength(1);
  await Promise.all([queuePriceDrops(api.db, NEXT_DAY), queuePriceDrops(api.db, NEXT_DAY)]);
  expect(await mailsTo(email)).toMatchObject([
    { products: [{ id: 'coat' }] },
    { products: [{ id: 'scarf' }] },
  ]);
});

test('an account that doesn’t want such mails gets none', async () => {
  const email = await withWishlist(false);
  await setPrice('coat', 10_000);
  await queuePriceDrops(api.db, NOON);
  expect(await mailsTo(email)).toEqual([]);
});
