import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { mails } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { mailboxTextSender } from '../../../demo/mailbox/mailbox';
import { readConfig } from '../../../settings/config';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { eraseMailsTo } from '../mail-erasure.repository';
import { mailQueueState } from '../mail.repository';
import { sendDueMails } from '../sending/send-mails';
import { findTextNotices } from './choose-text-sender';
import { createMsg91Sender } from './msg91-sender';
import { queueTextMessage } from './queue-text-message';
import type { TextMessageSender } from './text-message-sender';
import { sendDueTextMessages } from './text-message-worker';
import { type OrderMessageTemplate, readTextMessage } from './text-messages';

/** The requests that the fake MSG91 received, and its next response. */
let requests: { path: string | undefined; authkey: unknown; body: unknown }[] = [];
let response = { status: 200, body: '{"type":"success","message":"1"}' };
const msg91 = createServer((request, reply) => {
  void text(request).then((body) => {
    const { authkey } = request.headers;
    requests.push({ path: request.url, authkey, body: JSON.parse(body) });
    reply.writeHead(response.status).end(response.body);
  });
});

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ demo: true });
  await new Promise<void>((listening) => msg91.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  msg91.close();
  await api.close();
});
beforeEach(async () => {
  requests = [];
  response = { status: 200, body: '{"type":"success","message":"1"}' };
  await api.db.delete(mails);
});

function msg91Sender(): TextMessageSender {
  const address = msg91.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const account = {
    authKey: 'the-key-of-msg91',
    templates: {
      sms: { 'order-code': 'flow1' },
      whatsapp: {
        'order-refunded': 'refund_made',
        'order-refunded:hi': 'refund_made_hindi',
        'order-shipped': 'shipped',
      },
    },
    whatsappNumber: '918041234567',
    whatsappNamespace: undefined,
  };
  return createMsg91Sender(account, `http://127.0.0.1:${port}/api/v5`);
}

const contextOf = (sender: TextMessageSender) => ({
  db: api.db,
  sender,
  quietHours: { from: '21:00', until: '09:00' },
  metrics: api.metrics,
  log: { warn: jest.fn(), error: jest.fn() },
});

const send = (sender = msg91Sender()) =>
  sendDueTextMessages(contextOf(sender), new AbortController().signal);

const queue = () =>
  inTransaction(api.db, (tx) =>
    queueTextMessage(tx, {
      key: 'order-code:1',
      channel: 'sms',
      to: '+919876543210',
      template: 'order-code',
      variables: { code: '123456', minutes: '10', order: 'ORD-1' },
      expiresAt: new Date(Date.now() + 600_000),
    }),
  );

async function stored() {
  const [row] = await api.db.select().from(mails).where(eq(mails.key, 'order-code:1'));
  return row;
}

test('a text message is sent once by MSG91, and its content is erased', async () => {
  expect(await queue()).toBe(true);
  expect(await queue()).toBe(false);
  await send();
  await send();
  expect(requests).toEqual([
    {
      path: '/api/v5/flow',
      authkey: 'the-key-of-msg91',
      body: {
        template_id: 'flow1',
        short_url: '0',
        recipients: [{ mobiles: '919876543210', code: '123456', minutes: '10', order: 'ORD-1' }],
      },
    },
  ]);
  expect(await stored()).toMatchObject({ status: 'sent', data: null });
});

test.each([
  ['is refused', 200, 'failed'],
  ['fails because MSG91 is away', 503, 'queued'],
])('a text message that %s is not sent', async (_, status, state) => {
  response = { status, body: '{"type":"error","message":"no"}' };
  await queue();
  await send();
  expect(await stored()).toMatchObject({ status: state });
});

test('the sender of mails leaves text messages alone', async () => {
  await queue();
  const deliver = jest.fn(() => Promise.resolve());
  const sender = { domain: 'shop.example', keepsMails: false, send: deliver };
  await sendDueMails(
    {
      ...contextOf(mailboxTextSender),
      sender,
      shopUrl: 'https://shop.example',
      publicUrl: 'https://api.example',
    },
    new AbortController().signal,
  );
  expect(deliver).not.toHaveBeenCalled();
  expect(await stored()).toMatchObject({ status: 'queued' });
});

test('the demo’s mailbox shows text messages to a phone number', async () => {
  await queue();
  await send(mailboxTextSender);
  const { body } = await api.app.inject({ url: '/sandbox/mailbox?to=%2B919876543210' });
  expect(body).toContain('123456 confirms your order ORD-1. It is valid for 10 minutes.');
  const row = await stored();
  const page = await api.app.inject({ url: `/sandbox/mailbox/${row?.id}/html` });
  expect(page.body).toContain('123456 confirms your order ORD-1.');
});

test('a text message that failed isn’t one of the mails that an operator can send again', async () => {
  await queue();
  response = { status: 400, body: '{"type":"error","message":"no"}' };
  await send();
  expect(await stored()).toMatchObject({ status: 'failed' });
  expect((await mailQueueState(api.db, new Date())).failed).toBe(0);
});

test('text messages to a deleted account are erased and never sent', async () => {
  await queue();
  const former = { email: 'meera@example.com', phones: ['+919876543210'] };
  await inTransaction(api.db, (tx) => eraseMailsTo(tx, former));
  expect(await stored()).toMatchObject({ status: 'failed', phone: null, data: null });
});

const REFUND = { stop: 'token', order: 'ORD-1', amount: '₹499.00' };

/** Sends a message by WhatsApp in a language. */
const sendByWhatsapp = (template: OrderMessageTemplate, language: string) =>
  msg91Sender().send(
    {
      channel: 'whatsapp',
      to: '+919876543210',
      language,
      ...readTextMessage(template, REFUND),
      idempotencyKey: '1',
    },
    new AbortController().signal,
  );

test('a message by WhatsApp has its variables by number, in the order of its words', async () => {
  await sendByWhatsapp('order-refunded', 'en');
  expect(requests).toMatchObject([
    {
      path: '/api/v5/whatsapp/whatsapp-outbound-message/bulk/',
      authkey: 'the-key-of-msg91',
      body: {
        integrated_number: '918041234567',
        payload: {
          template: {
            name: 'refund_made',
            language: { code: 'en' },
            to_and_components: [
              {
                to: ['919876543210'],
                components: {
                  body_1: { type: 'text', value: '₹499.00' },
                  body_2: { type: 'text', value: 'ORD-1' },
                  body_3: { type: 'text', value: 'token' },
                },
              },
            ],
          },
        },
      },
    },
  ]);
});

test('a message is sent by the template of its language, and by the English one where it has none', async () => {
  await sendByWhatsapp('order-refunded', 'hi');
  await sendByWhatsapp('order-shipped', 'hi');
  expect(requests).toMatchObject([
    { body: { payload: { template: { name: 'refund_made_hindi', language: { code: 'hi' } } } } },
    { body: { payload: { template: { name: 'shipped', language: { code: 'en' } } } } },
  ]);
});

test('a shop that has set only some of MSG91’s settings is told so', () => {
  const { msg91 } = readConfig({});
  const authKey = 'a-key-for-the-tests';
  expect(findTextNotices({ msg91 })).toEqual([]);
  expect(findTextNotices({ msg91: { ...msg91, authKey } })).toEqual([
    'MSG91 sends no text messages, because MSG91_ORDER_CODE_TEMPLATE isn’t set.',
  ]);
  expect(findTextNotices({ msg91: { ...msg91, orderCodeTemplate: 'template' } })).toEqual([
    'MSG91 sends no text messages, because MSG91_AUTH_KEY isn’t set.',
  ]);
  const whatsappTemplates = { 'order-shipped': 'shipped' };
  expect(
    findTextNotices({
      msg91: { ...msg91, authKey, orderCodeTemplate: 'template', whatsappTemplates },
    }),
  ).toEqual(['MSG91 sends nothing by WhatsApp, because MSG91_WHATSAPP_NUMBER isn’t set.']);
});
