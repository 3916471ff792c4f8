import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import {
  AccountExportSchema,
  AlertAnswerSchema,
  AlertsSchema,
  apiPaths,
  LIMITS,
} from '@storefront/host/contracts/api';
import { alerts, mails, users, variants } from '../../db/schema';
import { mailedToken, mailsTo } from '../../testing/mails';
import { addProduct } from '../../testing/orders';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { findAwaitedProducts } from './due-alerts.repository';
import { queueAlerts } from './queue-alerts';

const consent = 'Write to me once, when it is back.';
const HOUR = 60 * 60_000;

let api: TestApi;
let product = '';
let count = 0;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  product = `dress-${count}`;
  const sizes = ['S', 'M'].map((size) => ({ size, color: 'Red', stock: 0 }));
  await addProduct(api.db, { id: product, variants: sizes });
});

const address = (name: string) => `${name}-${count}@example.com`;

const ask = (email: string, choice: object = { selectedSize: 'M' }, token?: string) =>
  api.call(apiPaths.alerts, {
    body: { productId: product, email, consent, ...choice },
    ...(token !== undefined && { token }),
  });

/** Waits until so many alerts of an address are stored, because they are stored after the response. */
async function storedAlerts(email: string, expected: number) {
  while ((await api.db.$count(alerts, eq(alerts.email, email))) < expected) await setImmediate();
}

async function askAndConfirm(email: string, choice?: object) {
  await ask(email, choice);
  const token = await mailedToken(api.db, email, 'confirm-alerts');
  await api.call(apiPaths.alertConfirmation, { body: { token } });
  return token;
}

const setStock = (stock: number, size = 'M') =>
  api.db
    .update(variants)
    .set({ stock })
    .where(and(eq(variants.productId, product), eq(variants.size, size)));

/** Who was told of the product, in the order in which they had asked. */
async function told(): Promise<string[]> {
  const rows = await api.db
    .select({ email: alerts.email })
    .from(alerts)
    .where(and(eq(alerts.productId, product), isNotNull(alerts.sentAt)))
    .orderBy(alerts.askedAt);
  return rows.map(({ email }) => email);
}

const alertMails = (email: string) => mailsTo(api.db, email, 'back-in-stock', 0);

async function signUpVerified() {
  const shopper = await api.signUp();
  await api.db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(users.email, shopper.email));
  return shopper;
}

describe('an address that isn’t proven', () => {
  test('is told only after its mailed link was opened, and once', async () => {
    const email = address('guest');
    expect((await ask(email)).as(AlertAnswerSchema)).toEqual({ confirmed: false });
    const token = await mailedToken(api.db, email, 'confirm-alerts');
    await setStock(1);
    await queueAlerts(api.db, new Date());
    expect(await alertMails(email)).toEqual([]);

    const answer = await api.call(apiPaths.alertConfirmation, { body: { token } });
    expect(answer.status).toBe(204);
    await queueAlerts(api.db, new Date());
    await setStock(0);
    await setStock(1);
    await queueAlerts(api.db, new Date());
    expect(await alertMails(email)).toMatchObject([
      { data: { productId: product, title: `The ${product}`, choice: 'M' } },
    ]);
  });

  test('gets one mail a day that asks for a confirmation, which confirms all that it asked for', async () => {
    const email = address('guest');
    await ask(email, { selectedSize: 'S' });
    await ask(email, { selectedSize: 'M' });
    await storedAlerts(email, 2);
    const token = await mailedToken(api.db, email, 'confirm-alerts');
    await api.call(apiPaths.alertConfirmation, { body: { token } });
    expect(await mailsTo(api.db, email, 'confirm-alerts', 1)).toHaveLength(1);
    await setStock(1, 'S');
    await setStock(1, 'M');
    await queueAlerts(api.db, new Date());
    expect(await told()).toEqual([email, email]);
  });

  test('gets the same response whether it has an account, is unknown or has asked already', async () => {
    const known = await api.signUp();
    const unknown = await ask(address('nobody'));
    expect((await ask(known.email)).text).toBe(unknown.text);
    expect((await ask(address('nobody'))).text).toBe(unknown.text);
  });
});

test('only what was asked for counts; a size that is left open is any', async () => {
  await askAndConfirm(address('small'), { selectedSize: 'S' });
  await askAndConfirm(address('any'), {});
  await setStock(1, 'M');
  await queueAlerts(api.db, new Date());
  expect(await told()).toEqual([address('any')]);
});

test('two are told for each piece, in the order in which they asked, and others a day later', async () => {
  const names = ['first', 'second', 'third'].map(address);
  for (const email of names) await askAndConfirm(email);
  await setStock(1);
  const now = new Date();
  await queueAlerts(api.db, now);
  await queueAlerts(api.db, now);
  expect(await told()).toEqual(names.slice(0, 2));
  await queueAlerts(api.db, new Date(now.getTime() + 25 * HOUR));
  expect(await told()).toEqual(names);
});

test('several processes tell everybody once', async () => {
  const asked = Array.from({ length: 12 }, (_, index) => address(`one${index}`));
  for (const email of asked) await askAndConfirm(email);
  await setStock(4);
  const now = new Date();
  const queued = await Promise.all([1, 2, 3].map(() => queueAlerts(api.db, now)));
  expect(queued.reduce((sum, one) => sum + one)).toBe(8);
  expect(await told()).toEqual(asked.slice(0, 8));
  const keys = await api.db.select().from(mails).where(eq(mails.template, 'back-in-stock'));
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
});

test('of many alerts, all that are due are sent, and those of products that are sold out aren’t read', async () => {
  const products = 1_200;
  await api.db.execute(sql`
    insert into products (id, handle, title, description, img_url, images, category, parent_category, regular_price, featured, attributes, created_at)
    select 'many-' || n, 'many-' || n, 'Many ' || n, '', '', '[]', 'Women', 'Dresses', 100, false, '[]', now()
    from generate_series(1, ${products}) as n`);
  await api.db.execute(sql`
    insert into variants (product_id, size, color, position, stock)
    select 'many-' || n, '', '', 0, (n % 2) * 5 from generate_series(1, ${products}) as n`);
  await api.db.execute(
    sql`insert into alert_addresses (email, token) values ('many@example.com', 'the token of many')`,
  );
  await api.db.execute(sql`
    insert into alerts (id, email, product_id, consent, asked_at, confirmed_at)
    select 'many-' || n || '-' || place, 'many@example.com', 'many-' || n, 'Yes.', now(), now()
    from generate_series(1, ${products}) as n, generate_series(1, 3) as place`);
  await api.db.execute(sql`analyze alerts`);
  expect(await queueAlerts(api.db, new Date())).toBe((products / 2) * 3);

  const left = await findAwaitedProducts(api.db, '', products);
  expect(left.filter((id) => id.startsWith('many-'))).toEqual([]);
});

test('a failure on the way tells nobody, and everybody is told at the next attempt', async () => {
  const asked = ['first', 'second'].map(address);
  for (const email of asked) await askAndConfirm(email);
  await setStock(1);
  await api.db.execute(
    sql.raw(
      `alter table mails add constraint failure check (key not like 'back-in-stock:%') not valid`,
    ),
  );
  await expect(queueAlerts(api.db, new Date())).rejects.toThrow();
  expect(await told()).toEqual([]);
  await api.db.execute(sql`alter table mails drop constraint failure`);
  await queueAlerts(api.db, new Date());
  expect(await told()).toEqual(asked);
});

describe('a lower price', () => {
  const price = (value: number | null, size = 'M') =>
    api.db
      .update(variants)
      .set({ regularPrice: value })
      .where(and(eq(variants.productId, product), eq(variants.size, size)));

  test('is told of once, with both prices, as soon as the choice can be bought for less than when it was asked for', async () => {
    await setStock(1);
    await price(90_000);
    const email = address('guest');
    await askAndConfirm(email, { selectedSize: 'M', about: 'price' });
    await price(50_000, 'S');
    await queueAlerts(api.db, new Date());
    await price(95_000);
    await queueAlerts(api.db, new Date());
    await setStock(0);
    await price(80_000);
    await queueAlerts(api.db, new Date());
    expect(await told()).toEqual([]);

    await setStock(1);
    await queueAlerts(api.db, new Date());
    await price(70_000);
    await queueAlerts(api.db, new Date());
    expect(await mailsTo(api.db, email, 'lower-price', 0)).toMatchObject([
      { data: { productId: product, choice: 'M', belowPrice: 90_000, price: 80_000 } },
    ]);
  });

  test('with a size left open is that of the cheapest', async () => {
    for (const size of ['S', 'M']) {
      await setStock(1, size);
      await price(90_000, size);
    }
    await askAndConfirm(address('any'), { about: 'price' });
    await price(89_999, 'S');
    await queueAlerts(api.db, new Date());
    expect(await told()).toEqual([address('any')]);
  });

  test('is waited for beside the stock of the same choice, and is listed with its price', async () => {
    const { email, token } = await signUpVerified();
    await price(90_000);
    await ask(email, undefined, token);
    await ask(email, { selectedSize: 'M', about: 'price' }, token);
    await ask(email, { selectedSize: 'M', about: 'price' }, token);
    const { data } = (await api.call(apiPaths.alerts, { token })).as(AlertsSchema);
    expect(data.map(({ belowPrice }) => belowPrice)).toEqual([undefined, 900]);
  });
});

test('what is in stock, or not in the shop, can’t be waited for', async () => {
  await setStock(1);
  expect((await ask(address('guest'))).status).toBe(409);
  expect((await ask(address('guest'), { selectedSize: 'XL' })).status).toBe(404);
  expect((await ask(address('guest'), { productId: 'gone' })).status).toBe(404);
});

test.each(['application/x-www-form-urlencoded', 'application/json'])(
  'one click in a mail program (%s) ends all alerts of the address',
  async (type) => {
    const token = await askAndConfirm(address('guest'));
    const payload = type.endsWith('json') ? {} : 'List-Unsubscribe=One-Click';
    const answer = await api.call(apiPaths.alertUnsubscription(token), {
      method: 'POST',
      body: payload,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(204);
    await setStock(1);
    await queueAlerts(api.db, new Date());
    expect(await told()).toEqual([]);
    const unknown = await api.call(apiPaths.alertUnsubscription('unknown'), { method: 'POST' });
    expect(unknown.status).toBe(400);
  },
);

describe('an account with a verified address', () => {
  test('needs no confirmation, sees and removes what it waits for, and exports it', async () => {
    const { email, token } = await signUpVerified();
    expect((await ask(email, undefined, token)).as(AlertAnswerSchema)).toEqual({ confirmed: true });
    const list = async () => (await api.call(apiPaths.alerts, { token })).as(AlertsSchema).data;
    const [alert] = await list();
    expect(alert).toMatchObject({ productId: product, selectedSize: 'M', consent });
    const exported = await api.call(apiPaths.accountExport, { token });
    expect(exported.as(AccountExportSchema).alerts).toEqual([alert]);
    await api.call(apiPaths.alert(alert?.id ?? ''), { method: 'DELETE', token });
    expect(await list()).toEqual([]);
  });

  test('can wait for so many pieces, of which others who ask for its address take none', async () => {
    const { email, token } = await signUpVerified();
    const pieces = Array.from({ length: LIMITS.alertsMax }, (_, index) => `${product}-${index}`);
    for (const id of pieces) {
      await addProduct(api.db, { id, variants: [{ size: '', color: '', stock: 0 }] });
      await ask(email, { productId: id });
    }
    await storedAlerts(email, pieces.length);
    await ask(email, undefined, token);
    const own = () =>
      api.db.$count(alerts, and(eq(alerts.email, email), isNotNull(alerts.confirmedAt)));
    expect(await own()).toBe(1);
    for (const productId of pieces.slice(1)) await ask(email, { productId }, token);
    expect(await own()).toBe(LIMITS.alertsMax);
    expect((await ask(email, { productId: pieces[0] }, token)).status).toBe(409);
  });

  test('leaves no alert behind when it is deleted', async () => {
    const { email, token } = await signUpVerified();
    await ask(email, undefined, token);
    const body = { password: 'a password' };
    await api.call(apiPaths.accountInfo, { method: 'DELETE', token, body });
    expect(await api.db.select().from(alerts).where(eq(alerts.email, email))).toEqual([]);
  });
});

test('an alert is deleted after a year', async () => {
  await askAndConfirm(address('guest'));
  await queueAlerts(api.db, new Date(Date.now() + 366 * 24 * HOUR));
  expect(await api.db.select().from(alerts).where(eq(alerts.productId, product))).toEqual([]);
});
