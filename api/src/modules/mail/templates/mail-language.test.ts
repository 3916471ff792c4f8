import { sampleMails } from '../../../demo/mailbox/sample-mails';
import { setLanguages } from '../../../messages/languages';
import { renderMail } from './render-mail';

const SHOP = {
  name: 'Aurelle',
  url: 'https://shop.example',
  apiUrl: 'https://api.example/api/v1',
  picturesUrl: 'https://api.example',
  companyName: '',
  companyAddress: '',
  companyEmail: 'care@aurelle.example',
};

beforeEach(() => setLanguages(['en', 'hi']));

/** The texts that shoppers and the shop have entered, which no language changes. */
function enteredTexts(data: unknown): string[] {
  if (typeof data === 'string') return data.split(/[\s,]+/);
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(enteredTexts) : [];
}

describe.each(Object.entries(sampleMails))('%s', (template, data) => {
  test('is in Hindi, but for names and what was entered', () => {
    const { subject, html, text } = renderMail(template, data, SHOP, 'hi');
    expect(html).toContain('<html lang="hi">');
    const entered = new Set(['Aurelle', 'UPI', 'pm', 'am', 'IST', ...enteredTexts(data)]);
    const latin = `${subject} ${text}`.replace(/https?:\/\/\S+|\S+@\S+/g, '').match(/[a-z]{2,}/gi);
    const inEntered = (word: string) => [...entered].some((known) => known.includes(word));
    expect(latin?.filter((word) => !inEntered(word)) ?? []).toEqual([]);
  });

  test('leads to pages in its language', () => {
    const pages = (language: string) =>
      renderMail(template, data, SHOP, language).html.match(/https:\/\/shop\.example\/[^"]*/g) ??
      [];
    expect(pages('en').length).toBeGreaterThan(0);
    expect(pages('hi')).toEqual(
      pages('en').map((address) => address.replace('.example', '.example/hi')),
    );
  });
});

test('an order’s mail has its date and promise in its language', () => {
  const { order } = sampleMails['order-paid'];
  const dated = {
    order: {
      ...order,
      placedAt: '2026-11-24T10:00:00Z',
      promise: { earliest: '2026-12-02', latest: '2026-12-03' },
    },
  };
  const { text } = renderMail('order-paid', dated, SHOP, 'hi');
  expect(text).toContain('ऑर्डर की तारीख़: 24 नवंबर 2026');
  expect(text).toContain('डिलीवरी: बुध 2 से गुरु 3 दिसंबर');
});

test('a mail without a language is in the first one', () => {
  expect(renderMail('order-paid', sampleMails['order-paid'], SHOP).subject).toMatch(/^Payment/);
  setLanguages(['hi']);
  const { html } = renderMail('order-paid', sampleMails['order-paid'], SHOP);
  expect(html).toContain('<html lang="hi">');
  expect(html).not.toContain('/hi/');
});

test('a mail in a language that the shop no longer has leads to pages that are there', () => {
  setLanguages(['en']);
  const { html } = renderMail('order-paid', sampleMails['order-paid'], SHOP, 'hi');
  expect(html).toContain('<html lang="hi">');
  expect(html).not.toContain('/hi/');
});
