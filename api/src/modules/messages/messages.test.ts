import { and, asc, eq, ne } from 'drizzle-orm';
import {
  AccountExportSchema,
  apiPaths,
  type MessageChannel,
  MessageChoicesSchema,
} from '@storefront/host/contracts/api';
import { mails, messageChoices, orders, sessions } from '../../db/schema';
import { mailboxTextSender } from '../../demo/mailbox/mailbox';
import { readConfig } from '../../settings/config';
import { createOrderSteps } from '../../testing/order-steps';
import { SHIPPING_ADDRESS } from '../../testing/orders';
import { createPaymentTest, type PaymentTest } from '../../testing/payments';
import { MailNotSentError } from '../mail/sending/mail-sender';
import type { TextMessageSender } from '../mail/text-messages/text-message-sender';
import { sendDueTextMessages } from '../mail/text-messages/text-message-worker';

const { phone } = SHIPPING_ADDRESS;
const WORDS = 'Send me updates on my orders to this number by WhatsApp';
const SECRET = 'a-secret-for-webhooks';
const THING = [{ productId: 'thing', quantity: 1 }];

/** Noon, and half past ten at night, in India. */
const DAY_TIME = new Date('2026-11-24T12:00:00+05:30');
const NIGHT = new Date('2026-11-24T22:30:00+05:30');

let shop: PaymentTest;
let steps: ReturnType<typeof createOrderSteps>;
beforeAll(async () => {
  shop = await createPaymentTest(
    {},
    { demo: true, msg91: { ...readConfig({}).msg91, webhookSecret: SECRET } },
  );
  steps = createOrderSteps(shop);
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  // Only the time is fake: the embedded database needs real timers.
  jest.useFakeTimers({ doNotFake: [...NOT_THE_TIME], now: DAY_TIME });
  await shop.api.db.delete(mails);
  await shop.api.db.delete(messageChoices);
  await shop.api.db.update(sessions).set({ expiresAt: new Date('2100-01-01') });
});
afterEach(() => jest.useRealTimers());

const NOT_THE_TIME = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const;

/** Each choice is a second after the one before. */
const later = () => jest.setSystemTime(Date.now() + 1_000);

async function choose(
  channels: MessageChannel[],
  { wanted = true, token = shop.token } = {},
): Promise<void> {
  for (const channel of channels) {
    later();
    const body = { phone, channel, wanted, page: 'checkout', words: WORDS };
    const { status } = await shop.api.call(apiPaths.messageChoices, { token, body });
    expect(status).toBe(204);
  }
}

const choices = async (token = shop.token) =>
  (await shop.api.call(apiPaths.messageChoices, { token })).as(MessageChoicesSchema);

const send = (sender: TextMessageSender = mailboxTextSender) =>
  sendDueTextMessages(
    {
      db: shop.api.db,
      sender,
      quietHours: readConfig({}).quietHours,
      metrics: shop.api.metrics,
      log: { warn: jest.fn(), error: jest.fn() },
    },
    new AbortController().signal,
  );

const messages = () =>
  shop.api.db
    .select()
    .from(mails)
    .where(ne(mails.channel, 'email'))
    .orderBy(asc(mails.template), asc(mails.channel));

const report = (body: object, secret = SECRET) => {
  later();
  return shop.api.call(`${apiPaths.messageReports}?secret=${secret}`, { body });
};

test('nothing is sent to a phone unless its shopper has agreed', async () => {
  await steps.delivered(THING);
  expect(await messages()).toEqual([]);
  expect(await choices()).toEqual({ channels: ['whatsapp', 'sms'], data: [] });
});

test('who has agreed is told by message that an order is confirmed, sent and delivered', async () => {
  await choose(['whatsapp']);
  const order = await steps.delivered(THING);
  const found = await messages();
  expect(found.map(({ template, channel }) => [template, channel])).toEqual([
    ['order-confirmed', 'whatsapp'],
    ['order-delivered', 'whatsapp'],
    ['order-shipped', 'whatsapp'],
  ]);
  expect(found[0]).toMatchObject({ phone, data: { order: order.id, stop: found[0]?.id } });
  await send();
  const { body } = await shop.api.app.inject({ url: '/sandbox/mailbox?to=%2B919845012345' });
  expect(body).toContain(`Your order ${order.id} has arrived.`);
});

test('one message for an event: by WhatsApp, or by SMS where it can’t be reached there', async () => {
  await choose(['sms', 'whatsapp']);
  await steps.paid(THING);
  await report({ channel: 'whatsapp', number: '919845012345', status: 'failed' });
  await steps.paid(THING);
  expect((await messages()).map(({ channel }) => channel)).toEqual(['sms', 'whatsapp']);
  expect((await choices()).data).toMatchObject([
    { channel: 'sms', state: 'agreed', words: WORDS, source: 'checkout' },
    { channel: 'whatsapp', state: 'unreachable', source: 'report' },
  ]);
});

test('the consent of one account is not that of another, nor of another number', async () => {
  const { token } = await shop.api.signUp();
  await choose(['sms'], { token });
  await steps.paid(THING);
  expect(await messages()).toEqual([]);
  const elsewhere = { phone: '98450 54321', channel: 'sms', wanted: true };
  const body = { ...elsewhere, page: 'account', words: WORDS };
  await shop.api.call(apiPaths.messageChoices, { token: shop.token, body });
  await steps.paid(THING);
  expect(await messages()).toEqual([]);
  expect((await choices()).data).toMatchObject([{ phone: '+919845054321' }]);
});

test.each(['+1 212 555 0100', '12345', 'call me'])('"%s" is refused', async (typed) => {
  const body = { phone: typed, channel: 'sms', wanted: true, page: 'account', words: WORDS };
  const { status, text } = await shop.api.call(apiPaths.messageChoices, {
    token: shop.token,
    body,
  });
  expect([status, text]).toEqual([400, expect.stringContaining('"field":"phone"')]);
});

test('at night a confirmation is sent at once, and what is under way waits for the morning', async () => {
  await choose(['sms']);
  jest.setSystemTime(NIGHT);
  const { id } = await steps.paid(THING);
  await steps.run({ action: 'ship', orderId: id, tracking: 'T-1' });
  await send();
  expect((await messages()).map(({ status, attempts }) => [status, attempts])).toEqual([
    ['sent', 1],
    ['queued', 0],
  ]);
  jest.setSystemTime(new Date('2026-11-25T09:00:00+05:30'));
  await send();
  expect((await messages()).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('what isn’t true any more after the night is not sent', async () => {
  await choose(['sms']);
  jest.setSystemTime(NIGHT);
  const { id } = await steps.paid(THING);
  await send();
  await steps.run({ action: 'ship', orderId: id, tracking: 'T-1' });
  await send();
  await steps.run({ action: 'deliver', orderId: id });
  jest.setSystemTime(new Date('2026-11-25T09:00:00+05:30'));
  await send();
  expect(
    (await messages()).map(({ template, status, lastError }) => [template, status, lastError]),
  ).toEqual([
    ['order-confirmed', 'sent', null],
    ['order-delivered', 'sent', null],
    ['order-shipped', 'failed', 'The order has changed since.'],
  ]);
});

test('what was queued is not sent to a shopper who no longer wants it', async () => {
  await choose(['sms']);
  await steps.paid(THING);
  await choose(['sms'], { wanted: false });
  await send();
  expect(await messages()).toMatchObject([
    { status: 'failed', lastError: 'The shopper doesn’t want it any more.' },
  ]);
});

test('the link in a message ends them for its number, without signing in', async () => {
  await choose(['sms', 'whatsapp']);
  await steps.paid(THING);
  const [message] = await messages();
  const stop = (token: string) => {
    later();
    return shop.api.call(apiPaths.messageStop, { body: { token } });
  };
  expect((await stop('unknown')).status).toBe(400);
  expect((await stop(message?.id ?? '')).status).toBe(204);
  expect((await stop(message?.id ?? '')).status).toBe(204);
  expect((await choices()).data).toMatchObject([
    { channel: 'sms', state: 'withdrawn', source: 'link' },
    { channel: 'whatsapp', state: 'withdrawn', source: 'link' },
  ]);
});

test('the reply STOP ends the messages of its channel, and only with the secret of the webhook', async () => {
  await choose(['sms', 'whatsapp']);
  const reply = { channel: 'whatsapp', number: '919845012345', text: 'Stop please' };
  expect((await report(reply, 'another-secret')).status).toBe(401);
  expect((await report({ ...reply, text: 'Where is it? Stop at the gate.' })).status).toBe(204);
  expect((await choices()).data.map(({ state }) => state)).toEqual(['agreed', 'agreed']);
  expect((await report(reply)).status).toBe(204);
  expect((await choices()).data).toMatchObject([
    { channel: 'sms', state: 'agreed' },
    { channel: 'whatsapp', state: 'withdrawn', source: 'reply' },
  ]);
});

test('a number gets ten messages about orders a day', async () => {
  await choose(['sms']);
  for (let round = 0; round < 4; round += 1) await steps.delivered(THING);
  expect(await messages()).toHaveLength(10);
});

test('a provider that is away delays messages, and no order', async () => {
  await choose(['sms']);
  const { id } = await steps.paid(THING);
  const away: TextMessageSender = {
    ...mailboxTextSender,
    send: () => Promise.reject(new MailNotSentError('away', 'server-unavailable')),
  };
  await send(away);
  expect(await messages()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ status: 1 });
});

test('the account’s export has every choice with its words, and deleting the account deletes them', async () => {
  const { token } = await shop.api.signUp();
  await choose(['sms'], { token });
  await choose(['sms'], { token, wanted: false });
  const data = (await shop.api.call(apiPaths.accountExport, { token })).as(AccountExportSchema);
  expect(data.messageChoices).toMatchObject([
    { phone, channel: 'sms', state: 'agreed', words: WORDS },
    { phone, channel: 'sms', state: 'withdrawn' },
  ]);
  const body = { password: 'a password' };
  await shop.api.call(apiPaths.accountInfo, { method: 'DELETE', token, body });
  const left = await shop.api.db
    .select()
    .from(messageChoices)
    .where(and(eq(messageChoices.phone, phone), eq(messageChoices.channel, 'sms')));
  expect(left).toEqual([]);
});
