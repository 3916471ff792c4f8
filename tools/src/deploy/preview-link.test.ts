import { signPreview, verifyPreview } from './preview-link';

const KEY = Buffer.from('a key of the deploy root');
const UNTIL = new Date('2026-03-01T10:00:00Z');
const CATALOG = { app: 'mf-catalog', version: '1.0.0-ab12cd34ef56' };

const signed = signPreview(CATALOG, UNTIL, KEY);

test('a signed version is read back with its time', () => {
  expect(signed).toMatch(/^mf-catalog@1\.0\.0-ab12cd34ef56\.1772359200\.[\w-]{43}$/);
  expect(verifyPreview(signed, KEY)).toEqual({ ...CATALOG, until: UNTIL });
});

test.each([
  ['another app', signed.replace('mf-catalog', 'mf-content')],
  ['another version', signed.replace('ab12', 'ab13')],
  ['a later time', signed.replace('1772359200', '1999999999')],
  ['another signature', signed.replace(/.{43}$/, 'A'.repeat(43))],
  ['no signature', 'mf-catalog@1.0.0-ab12cd34ef56'],
  ['an empty text', ''],
])('%s is not what was signed', (_, text) => {
  expect(verifyPreview(text, KEY)).toBeUndefined();
});

test.each([
  { app: '..', version: '1' },
  { app: 'mf-catalog', version: '..' },
  { app: 'mf-catalog', version: '1/../../x' },
  { app: 'constructor', version: '1' },
])('$app@$version names no version, even with a valid signature', (previewed) => {
  expect(verifyPreview(signPreview(previewed, UNTIL, KEY), KEY)).toBeUndefined();
});

test('a text that was signed with another key is refused', () => {
  expect(verifyPreview(signed, Buffer.from('another key'))).toBeUndefined();
});
