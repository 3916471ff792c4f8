import { eq, like } from 'drizzle-orm';
import { credits, mails } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { addGiftCard, addStoreCredit } from '../../../testing/credits';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { renderMail } from '../../mail/templates/render-mail';
import { issueGiftCard, revokeCredit } from '../change-credits';
import { queueReminders } from './queue-reminders';
import { eraseRecipients } from './reminders.repository';

const DAY = 24 * 60 * 60_000;
const NOW = new Date();
/** When a credit that is issued now has 20 days left. */
const LATER = new Date(NOW.getTime() + 346 * DAY);
const SHOP = {
  name: 'Aurelle',
  url: 'https://shop.example',
  apiUrl: '',
  picturesUrl: '',
  companyName: '',
  companyAddress: '',
  companyEmail: '',
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterEach(async () => {
  await api.db.delete(mails);
  await api.db.update(credits).set({ remindedOf: new Date('2100-01-01') });
});
afterAll(() => api.close());

const remind = (now = LATER, days = 30) => queueReminders(api.db, now, days);
const reminders = () => api.db.select().from(mails).where(like(mails.key, 'credit-expiring:%'));

/** A gift card of ₹1,250 that was mailed to somebody. */
async function mailedCard(language: string | null = null) {
  const given = { amount: 125_000, author: 'Asha', note: null, mailTo: 'meera@example.com' };
  return (await inTransaction(api.db, (tx) => issueGiftCard(tx, { ...given, language }))).card;
}

test('whoever a gift card was mailed to is reminded once, some days before it expires', async () => {
  const card = await mailedCard();
  expect(await remind(new Date(NOW.getTime() + 330 * DAY))).toBe(0);
  expect(await Promise.all([remind(), remind()])).toContain(1);
  expect(await remind()).toBe(0);
  const [mail, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'meera@example.com', expiresAt: card.expiresAt });
  const { subject, text } = renderMail('credit-expiring', mail?.data, SHOP);
  expect(subject).toMatch(/^₹1,250.00 to spend with Aurelle until /);
  expect(text).toContain(`Gift card ending in ${card.codeEnding}`);
});

test('the owner of store credit is reminded in the language of the account', async () => {
  const { email } = await api.signUp();
  await addStoreCredit(api.db, email, 400);
  expect(await remind()).toBe(1);
  const [mail] = await reminders();
  expect(mail).toMatchObject({ recipient: email, data: { codeEnding: null, balance: 40_000 } });
  expect(renderMail('credit-expiring', mail?.data, SHOP, 'hi').subject).toContain('Aurelle');
});

test('a gift card in Hindi is reminded of in Hindi', async () => {
  await mailedCard('hi');
  await remind();
  expect(await reminders()).toMatchObject([{ language: 'hi' }]);
});

test('one that is extended after the reminder is reminded of again before its new last day', async () => {
  const card = await mailedCard();
  await remind();
  const expiresAt = new Date(card.expiresAt.getTime() + 90 * DAY);
  await api.db.update(credits).set({ expiresAt }).where(eq(credits.id, card.id));
  expect(await remind()).toBe(0);
  expect(await remind(new Date(LATER.getTime() + 90 * DAY))).toBe(1);
  expect(await reminders()).toHaveLength(2);
});

test('nobody is reminded of what is revoked, expired or of an unknown owner, nor if the shop doesn’t want it', async () => {
  await addGiftCard(api.db, 100);
  const card = await mailedCard();
  expect(await remind(LATER, 0)).toBe(0);
  expect(await remind(new Date(card.expiresAt.getTime() + DAY))).toBe(0);
  await revokeCredit(api.db, card.id, { author: 'Asha', note: 'stolen' });
  expect(await remind()).toBe(0);
});

test('the address of a gift card is erased once it has expired', async () => {
  const card = await mailedCard();
  await eraseRecipients(api.db, LATER);
  const find = () => api.db.select().from(credits).where(eq(credits.id, card.id));
  expect(await find()).toMatchObject([{ recipient: 'meera@example.com' }]);
  await eraseRecipients(api.db, card.expiresAt);
  expect(await find()).toMatchObject([{ recipient: null }]);
});
