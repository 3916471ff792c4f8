import { NAUGHTY_STRINGS } from '../../../testing/naughty-strings';
import { renderMail, UnreadableMailError } from './render-mail';
import { sampleMails } from '../../../demo/mailbox/sample-mails';

const SHOP = {
  name: 'Aurelle',
  url: 'https://shop.example',
  apiUrl: 'https://shop.example/api/v1',
  picturesUrl: 'https://shop.example',
  companyName: 'Aurelle Clothing Private Limited',
  companyAddress: '14 Lavelle Road, Bengaluru',
  companyEmail: 'care@aurelle.example',
};

const samples = Object.entries(sampleMails);

/** The same data with `text` in place of every text that shoppers or the shop enter. */
function withText(data: unknown, text: string): unknown {
  const chosen = ['name', 'title', 'size', 'color', 'fullName', 'address', 'city', 'reason'];
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && chosen.includes(key) && value !== 'cancelled' ? text : value,
  );
}

test.each(samples)('%s: the text says what the HTML says', (template, data) => {
  const { subject, html, text } = renderMail(template, data, SHOP);
  expect(subject).not.toBe('');
  const shown = html
    .replace(/<(style|title)>[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&nbsp;/g, ' ');
  const plain = text.toLowerCase();
  for (const word of shown.toLowerCase().match(/[₹\p{L}\p{N}][\p{L}\p{N},.’-]*[\p{L}\p{N}]/gu) ??
    []) {
    // The preview, which mail programs show beside the subject, isn't part of the text version.
    if (!renderPreviewWords(html).has(word)) expect(plain).toContain(word);
  }
});

function renderPreviewWords(html: string): Set<string> {
  const preview = /<div style="display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  return new Set(
    preview
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
      .toLowerCase()
      .match(/[₹\p{L}\p{N}][\p{L}\p{N},.’-]*[\p{L}\p{N}]/gu) ?? [],
  );
}

test('entered texts are never interpreted as HTML, and a subject is one line', () => {
  const opened = (html: string) => html.match(/<[a-z/!][^\s>]*/gi)?.length;
  for (const [template, data] of samples) {
    const expected = opened(renderMail(template, data, SHOP).html);
    for (const text of NAUGHTY_STRINGS) {
      const { subject, html } = renderMail(template, withText(data, text), SHOP);
      expect(opened(html)).toBe(expected);
      expect(subject).not.toMatch(/[\r\n\0]/);
    }
  }
});

test('pieces are shown by their pictures, and mails that were queued without any have none', () => {
  const { order } = sampleMails['order-paid'];
  const { html } = renderMail('order-paid', { order }, SHOP);
  expect(html).toContain(
    '<img src="https://shop.example/media/jodhpur-bandhgala-jacket-midnight-front-960.webp"',
  );
  const lines = order.lines.map(({ picture: _, ...line }) => line);
  const before = renderMail('order-paid', { order: { ...order, lines } }, SHOP);
  expect(before.html).not.toContain('<img');
});

test('a tracking link must be an http or https URL', () => {
  const shipped = { ...sampleMails['order-shipped'], trackingUrl: 'javascript:alert(1)' };
  expect(renderMail('order-shipped', shipped, SHOP).html).not.toContain('javascript:');
});

test('an unknown template, and data that doesn’t match its template, are refused', () => {
  expect(() => renderMail('toString', {}, SHOP)).toThrow(UnreadableMailError);
  expect(() => renderMail('order-paid', { order: null }, SHOP)).toThrow(UnreadableMailError);
  const elsewhere = { name: 'Meera', path: '//evil.example/reset' };
  expect(() => renderMail('password-reset', elsewhere, SHOP)).toThrow(UnreadableMailError);
});
