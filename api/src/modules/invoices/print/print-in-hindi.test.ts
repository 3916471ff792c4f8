import { setLanguages } from '../../../messages/languages';
import { pdfText } from '../../../testing/pdf-text';
import { sampleInvoice, sampleItem } from '../testing/sample-snapshot';
import { printInvoice } from './print-invoice';

beforeEach(() => setLanguages(['en', 'hi']));

test('the invoice of a Hindi order is in Hindi, and is called a tax invoice in both languages', async () => {
  const invoice = sampleInvoice([sampleItem()], { language: 'hi' });
  const [text = ''] = await pdfText(await printInvoice(invoice));
  // Some letters stand in another order in the text of a PDF than in words.
  for (const part of [
    'टैक्स इनवॉइस · Tax invoice',
    'INV/2627/000042',
    '25 नवंबर 2026',
    'राज्य कोड 29',
    'GSTIN 29DEMCA0000D1Z1',
    'कर योग्य मूल्य',
    'CGST',
    'चार हज़ार नौ सौ नब्बे',
    'पेज 1 / 1',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Invoice no|Sold by|Amount|Qty|Page|\0/i);
});

test('an invoice without a language, and one of an English order, are alike', async () => {
  const [english, none] = ['en', null].map((language) =>
    sampleInvoice([sampleItem()], { language }),
  );
  if (!english || !none) throw new Error('There are two invoices.');
  expect((await printInvoice(english)).equals(await printInvoice(none))).toBe(true);
});
