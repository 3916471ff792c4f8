import { pdfText } from '../../../testing/pdf-text';
import { buildCreditNote } from '../snapshot/build-snapshot';
import { creditLines } from '../snapshot/credit-lines';
import { addressIn, sampleInvoice, sampleItem } from '../testing/sample-snapshot';
import { printInvoice } from './print-invoice';

const SHIRT = sampleItem();
const BELTS = sampleItem({
  line: 2,
  title: 'Canvas Webbing Belt',
  price: 189_000,
  quantity: 2,
  size: '90 cm',
  color: 'Olive',
  hsnCode: '6217',
});

test('an invoice has everything that the law requires', async () => {
  const invoice = sampleInvoice([SHIRT, BELTS], {
    shippingPrice: 9900,
    buyerGstin: '27AAPFU0939F1ZV',
  });
  const [text = ''] = await pdfText(await printInvoice(invoice));
  for (const part of [
    'Tax invoice',
    'INV/2627/000042',
    // The next day has already begun in India.
    'November 25, 2026',
    'K7Q2-9XBM-41TD of November 23, 2026',
    'Aurelle Clothing Private Limited',
    'GSTIN 29DEMCA0000D1Z1',
    'Meera Iyer',
    'GSTIN 27AAPFU0939F1ZV',
    'Karnataka (29)',
    'Canvas Webbing Belt',
    '6217',
    'CGST',
    'SGST',
    '2.5%',
    'Standard Shipping',
    '₹8,869.00',
    'Rupees Eight Thousand Eight Hundred Sixty-Nine Only',
    'No tax is payable on reverse charge.',
    'For Aurelle Clothing Private Limited',
    'Authorised signatory',
    'Page 1 of 1',
  ]) {
    expect(text.replace(/ ?₹ ?/g, '₹')).toContain(part);
  }
  expect(text).not.toContain('IGST');
});

test('a discount is on the invoice, and what is taxed is less by it', async () => {
  const invoice = sampleInvoice([{ ...BELTS, discount: 37_800 }]);
  expect(invoice.totals).toMatchObject({ total: 340_200, taxable: 324_000 });
  const [text = ''] = await pdfText(await printInvoice(invoice));
  const printed = text.replace(/ ?₹ ?/g, '₹').replace(/\s+/g, ' ');
  expect(printed).toContain('₹1,890.00 each, less₹378.00 discount');
});

test('the invoice of an order that is paid on delivery says so', async () => {
  const invoice = sampleInvoice([SHIRT], { cashOnDeliveryAt: new Date('2026-11-24T18:40:00Z') });
  const [text = ''] = await pdfText(await printInvoice(invoice));
  expect(text).toContain('To be paid on delivery.');
});

test('what gift cards and store credit pay is below the total, and doesn’t change the tax', async () => {
  const credits = [
    { codeEnding: 'K7QX', amount: 100_000 },
    { codeEnding: null, amount: 50_000 },
  ];
  const invoice = sampleInvoice([SHIRT], { credits, creditUsed: 150_000 });
  expect(invoice.totals).toEqual(sampleInvoice([SHIRT]).totals);
  const [text = ''] = await pdfText(await printInvoice(invoice));
  const printed = text.replace(/ ?₹ ?/g, '₹').replace(/\s+/g, ' ');
  expect(printed).toContain('Gift card ending in K7QX -₹1,000.00');
  expect(printed).toContain('Store credit -₹500.00');
  expect(printed).toContain('To pay₹3,490.00');
});

test('an invoice to another state has only the integrated tax', async () => {
  const invoice = sampleInvoice([SHIRT], { shippingAddress: addressIn('Maharashtra') });
  const [text = ''] = await pdfText(await printInvoice(invoice));
  expect(text).toContain('IGST');
  expect(text).toContain('Maharashtra (27)');
  expect(text).not.toContain('CGST');
});

test('a credit note names its invoice and the returned lines', async () => {
  const invoice = sampleInvoice([SHIRT, BELTS]);
  const lines = creditLines(invoice, [], [{ line: 2, quantity: 1, value: null }]);
  const issuedAt = new Date('2026-12-01T06:00:00Z');
  const number = { number: 'CRN/2627/000007', fiscalYear: '2627', serial: 7, issuedAt };
  const creditNote = buildCreditNote(invoice, { lines, reason: 'Returned', number });
  const [text = ''] = await pdfText(await printInvoice(creditNote));
  expect(text).toContain('Credit note');
  expect(text).toContain('CRN/2627/000007');
  expect(text).toContain('INV/2627/000042 of November 25, 2026');
  expect(text).toContain('Reason: Returned.');
  expect(text).toContain('Rupees One Thousand Eight Hundred Ninety Only');
  expect(text).not.toContain('Oxford');
});

test('a hundred lines take several pages, each with its page number', async () => {
  const items = Array.from({ length: 100 }, (_, index) => sampleItem({ line: index + 1 }));
  const pages = await pdfText(await printInvoice(sampleInvoice(items)));
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  const lines = pages.join(' ').split('Oxford Button-Down Shirt').length - 1;
  expect(lines).toBe(100);
  expect(pages.at(-1)).toContain('Authorised signatory');
});

test('the same snapshot always gives the same bytes', async () => {
  const invoice = sampleInvoice([SHIRT]);
  expect((await printInvoice(invoice)).equals(await printInvoice(invoice))).toBe(true);
});

test.each([
  ['Devanagari', 'श्रीमती लक्ष्मी विद्यार्थी'],
  ['Bengali', 'শ্রীমতী কৃষ্ণা বন্দ্যোপাধ্যায়'],
  ['Gujarati', 'શ્રી કૃષ્ણ'],
  ['Gurmukhi', 'ਸ੍ਰੀ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Kannada', 'ಶ್ರೀಕೃಷ್ಣ ಬೆಂಗಳೂರು'],
  ['Malayalam', 'ശ്രീകൃഷ്ണൻ കുട്ടിക്കൃഷ്ണൻ'],
  ['Odia', 'ଶ୍ରୀ କୃଷ୍ଣ'],
  ['Tamil', 'தமிழ்ச்செல்வி மீனாட்சி'],
  ['Telugu', 'శ్రీలక్ష్మి కృష్ణమూర్తి'],
  ['Urdu', 'ڈاکٹر ژوب خان'],
  ['Arabic with vowels', 'اَلسَّلَامُ عَلَيْكُمْ'],
  ['Hebrew with vowels', 'שָׁלוֹם עֲלֵיכֶם'],
  ['an emoji', 'Meera 🌸👩🏽‍💻🇮🇳 Iyer'],
  ['letters with accents', 'Śrī Āṇḍāḷ Łukasz Nguyễn'],
  ['another script', '李小龍 محمد Иван'],
  ['nothing visible', '🌸\u200b\u202e'],
  ['one long word', 'x'.repeat(200)],
])('a name with %s is printed', async (_script, name) => {
  const shippingAddress = addressIn('Karnataka', name);
  const pages = await pdfText(await printInvoice(sampleInvoice([SHIRT], { shippingAddress })));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('7 Church Street');
});

test.each([
  ['Hebrew', 'ירושלים'],
  ['Urdu', 'بنگلور'],
  ['Arabic', 'القاهرة'],
])('a PIN code beside a city in %s keeps the order of its digits', async (_script, city) => {
  const shippingAddress = { ...addressIn('Karnataka'), city, postalCode: '560001' };
  const [text] = await pdfText(await printInvoice(sampleInvoice([SHIRT], { shippingAddress })));
  expect(text).toContain('560001');
  expect(text).not.toContain('100065');
});

test('a name in a script that no font has is printed in Latin letters', async () => {
  const shippingAddress = addressIn('Karnataka', '王小明');
  const [text] = await pdfText(await printInvoice(sampleInvoice([SHIRT], { shippingAddress })));
  expect(text).toContain('Wang Xiao Ming');
});
