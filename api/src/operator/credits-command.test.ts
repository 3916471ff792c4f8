import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import { apiPaths, ErrorBodySchema, GiftCardSchema } from '@storefront/host/contracts/api';
import { mails } from '../db/schema';
import { isoDay } from '../indian-time';
import { renderMail } from '../modules/mail/templates/render-mail';
import { addProduct, order } from '../testing/orders';
import { createTestApi, type TestApi } from '../testing/test-api';
import { type CreditsCommand, runCreditsCommand } from './credits-command';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const run = (command: CreditsCommand) => runCreditsCommand(api.db, command);
const issue = (given: Partial<Extract<CreditsCommand, { action: 'issue' }>> = {}) =>
  run({ action: 'issue', amount: 200_000, author: 'Asha', note: 'UTR-1', ...given });
const codeIn = (text: string) => /GIFT(?:-[0-9A-Z]{4}){4}/.exec(text)?.[0] ?? '';
const check = (code: string) => api.call(apiPaths.giftCardBalance, { body: { code } });

test('a gift card’s code is shown once, and what is left on it can be checked', async () => {
  const text = await issue();
  const code = codeIn(text);
  expect(text).toContain(`gift card ending in ${code.slice(-4)}  ₹2,000.00 left, valid until`);
  expect(await run({ action: 'list' })).not.toContain(code);
  const card = (await check(code.toLowerCase())).as(GiftCardSchema);
  expect(card.balance).toBe(2000);
  const days = (new Date(card.validUntil).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(365);
  expect(days).toBeLessThan(367);
});

test('a gift card that is mailed isn’t shown', async () => {
  const mailTo = 'friend@example.com';
  const text = await issue({ mailTo, message: 'Happy birthday!' });
  expect(text).toContain(`Its code is mailed to ${mailTo}.`);
  expect(codeIn(text)).toBe('');
  const [mail] = await api.db.select().from(mails).where(like(mails.key, 'gift-card:%'));
  expect(mail?.recipient).toBe(mailTo);
  const shop = { name: 'Aurelle', url: 'https://shop.example', apiUrl: '', picturesUrl: '' };
  const company = { companyName: '', companyAddress: '', companyEmail: '' };
  const rendered = renderMail('gift-card', mail?.data, { ...shop, ...company });
  expect(rendered.text).toContain('Happy birthday!');
  expect((await check(codeIn(rendered.text))).as(GiftCardSchema).balance).toBe(2000);
});

test('store credit is given to an account, and shown with what happened to it', async () => {
  const { email, token } = await api.signUp();
  const given = { action: 'give' as const, customer: email, amount: 50_000, author: 'Asha' };
  expect(await run(given)).toContain(`${email} has ₹500.00 of store credit`);
  await addProduct(api.db, { id: 'scarf', regularPrice: 40_000 });
  await order(api, token, { products: { scarf: 1 }, useStoreCredit: true });
  const listed = await run({ action: 'list', customer: email });
  expect(listed).toMatch(/^\S+ {2}store credit of \S+ {2}₹100.00 left/);
  const [id = ''] = listed.split(' ');
  expect(await run({ action: 'show', credit: id })).toMatch(
    /issued {4}₹500\.00 {2}Asha\n.*redeemed {2}-₹400\.00 {2}\S+ {2}shopper/,
  );
});

test('a revoked card can’t be used any more, and not be revoked again', async () => {
  const code = codeIn(await issue());
  const revoke = { action: 'revoke' as const, credit: code, author: 'Asha', note: 'stolen' };
  expect(await run(revoke)).toContain('can’t be used any more; ₹2,000.00 was left on it.');
  await expect(run(revoke)).rejects.toThrow('was revoked before');
  const refused = await check(code);
  expect(refused.status).toBe(400);
  expect(refused.as(ErrorBodySchema)).toEqual({
    field: 'code',
    error: 'This gift card can’t be used any more.',
  });
});

test('accounting gets every entry of its days, and what is outstanding', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-credits-'));
  const file = join(folder, 'credits.csv');
  const today = isoDay(new Date());
  try {
    const written = await run({ action: 'export', since: today, until: today, file });
    expect(written).toContain('rows to');
    const csv = await readFile(file, 'utf8');
    expect(csv).toContain('At,Credit,Kind,Amount,Order,Author,Note');
    expect(csv).toMatch(/issued,2000\.00,,Asha,UTR-1/);
    expect(csv).toMatch(/revoked,-2000\.00,,Asha,stolen/);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await run({ action: 'check' })).toMatch(
    /^Every balance is the sum of its entries; ₹[\d,]+\.00 is outstanding\.$/,
  );
});

test('codes can’t be found by guessing', async () => {
  const limited = await createTestApi({ rateLimitMax: 2 });
  const statuses: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    const body = { code: `GIFT-0000-0000-0000-000${tries}` };
    statuses.push((await limited.call(apiPaths.giftCardBalance, { body })).status);
  }
  await limited.close();
  expect(statuses).toEqual([400, 400, 429]);
});
