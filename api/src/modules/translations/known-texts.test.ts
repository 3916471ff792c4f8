import { inTransaction } from '../../db/transaction';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { createMakeWithTexts, type TextsOf, UNCHECKED_FOR } from './known-texts';
import { deleteTranslations, saveTranslations } from './translations.repository';

let api: TestApi;
let now: jest.SpiedFunction<typeof performance.now>;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => {
  now = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const SLIP = { kind: 'value' as const, name: 'Slip', language: 'hi' };

const labelOfSlip = (textsOf: TextsOf) => textsOf('value', 'Slip').label;

test('reads texts with their first use, also that there are none', async () => {
  const makeWithTexts = createMakeWithTexts(api.db, 'hi');
  const make = jest.fn((textsOf: TextsOf) => [labelOfSlip(textsOf), textsOf('value', 'None')]);
  expect(await makeWithTexts(make)).toEqual(['स्लिप', {}]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await makeWithTexts(make)).toEqual(['स्लिप', {}]);
  expect(make).toHaveBeenCalledTimes(3);
});

test('in a transaction, what is missing is asked by it, and kept', async () => {
  const makeWithTexts = createMakeWithTexts(api.db, 'hi');
  const make = jest.fn(labelOfSlip);
  await inTransaction(api.db, async (tx) => {
    // The answer waits for the transaction on the embedded database, and the transaction not for the answer.
    const answer = makeWithTexts(make);
    expect(await makeWithTexts(make, tx)).toBe('स्लिप');
    return { answer };
  }).then(({ answer }) => answer);
  make.mockClear();
  expect(await makeWithTexts(make)).toBe('स्लिप');
  expect(make).toHaveBeenCalledTimes(1);
});

test('knows a change a tenth of a second later', async () => {
  const makeWithTexts = createMakeWithTexts(api.db, 'hi');
  const title = (textsOf: TextsOf) => textsOf('collection', 'after-dark').title;
  expect(await makeWithTexts(labelOfSlip)).toBe('स्लिप');
  expect(await makeWithTexts(title)).toBe('शाम ढले');

  await saveTranslations(api.db, [{ ...SLIP, texts: { label: 'लहरदार' } }]);
  now.mockReturnValue(UNCHECKED_FOR);
  expect(await makeWithTexts(labelOfSlip)).toBe('लहरदार');

  await deleteTranslations(api.db, 'value', ['Slip']);
  await deleteTranslations(api.db, 'collection', ['after-dark']);
  now.mockReturnValue(2 * UNCHECKED_FOR);
  expect(await makeWithTexts(labelOfSlip)).toBeUndefined();
  expect(await makeWithTexts(title)).toBeUndefined();
});

test('texts that were read while they changed are read again', async () => {
  const makeWithTexts = createMakeWithTexts(api.db, 'hi');
  const product = (textsOf: TextsOf) => textsOf('product', 'bias-satin-slip-dress').title;
  await makeWithTexts(labelOfSlip);
  const texts = { title: 'स्लिप ड्रेस' };
  const saving = saveTranslations(api.db, [
    { kind: 'product', name: 'bias-satin-slip-dress', language: 'hi', texts },
  ]);
  const early = makeWithTexts(product);
  await saving;
  now.mockReturnValue(UNCHECKED_FOR);
  expect(await makeWithTexts(product)).toBe('स्लिप ड्रेस');
  await early;
  expect(await makeWithTexts(product)).toBe('स्लिप ड्रेस');
});
