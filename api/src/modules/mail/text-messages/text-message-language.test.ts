import { apiPaths, OrderSchema } from '@storefront/host/contracts/api';
import { mailboxTextSender } from '../../../demo/mailbox/mailbox';
import { readConfig } from '../../../settings/config';
import { addProduct, order, SHIPPING_ADDRESS } from '../../../testing/orders';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import type { TextMessageSender } from './text-message-sender';
import { sendDueTextMessages } from './text-message-worker';
import { ORDER_MESSAGE_TEMPLATES, readTextMessage, textMessageWords } from './text-messages';

const { phone } = SHIPPING_ADDRESS;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ demo: true, languages: ['en', 'hi'] });
  await addProduct(api.db, { id: 'thing', variants: [{ size: '', color: '', stock: 100 }] });
});
afterAll(() => api.close());

/** The languages that the sender is asked for. */
async function sentLanguages(): Promise<string[]> {
  const languages: string[] = [];
  const sender: TextMessageSender = {
    ...mailboxTextSender,
    send({ language }) {
      languages.push(language);
      return Promise.resolve();
    },
  };
  const log = { warn: jest.fn(), error: jest.fn() };
  const quietHours = { from: '00:00', until: '00:00' };
  await sendDueTextMessages(
    { db: api.db, sender, quietHours, metrics: api.metrics, log },
    new AbortController().signal,
  );
  return languages;
}

test('a message about an order is in the language in which it was placed, in the mailbox too', async () => {
  const { token } = await api.signUp();
  const body = { phone, channel: 'sms', wanted: true, page: 'account', words: 'Yes' };
  await api.call(apiPaths.messageChoices, { token, body });
  const headers = { 'accept-language': 'hi' };
  const placed = await order(api, token, { products: { thing: 1 } }, headers);
  const { id } = placed.as(OrderSchema);
  await api.call(apiPaths.orderCancellation(id), { token, body: {} });
  expect(await sentLanguages()).toEqual(['hi']);
  const { body: page } = await api.app.inject({ url: '/sandbox/mailbox?to=%2B919845012345' });
  expect(page).toContain(`आपका ऑर्डर ${id} रद्द कर दिया गया है।`);
});

const DATA = { amount: '₹499.00', order: 'ORD-1', stop: 'token' };

const wordsOf = (template: string, language: string | null) =>
  textMessageWords({ template, data: DATA, language }, 'https://shop.example');

test.each(ORDER_MESSAGE_TEMPLATES)(
  '%s has its variables in the same order in Hindi',
  (template) => {
    const values = Object.values(readTextMessage(template, DATA).variables);
    for (const words of [wordsOf(template, 'en'), wordsOf(template, 'hi')]) {
      expect(words).toMatch(new RegExp(values.join('.*')));
    }
  },
);

test('the link that ends the messages leads to a page in their language', () => {
  expect(wordsOf('order-shipped', null)).toMatch(/: https:\/\/shop.example\/messages\/stop#/);
  expect(wordsOf('order-shipped', 'hi')).toMatch(/: https:\/\/shop.example\/hi\/messages\/stop#/);
});

test('the settings name templates by language', () => {
  const { msg91 } = readConfig({
    MSG91_SMS_TEMPLATES: 'order-shipped=64f0, order-shipped:hi=64f1',
  });
  expect(msg91.smsTemplates).toEqual({ 'order-shipped': '64f0', 'order-shipped:hi': '64f1' });
});
