import { hmac } from '../../modules/payments/provider/hmac';
import { isSigned, signCallback } from './signature';

const SECRET = 'a-secret-for-tests';
const BODY = '{"id":"e1"}';
const NOW = Date.parse('2026-01-01T12:00:00Z');

test('is HMAC-SHA256 over timestamp, dot and body', () => {
  const seconds = NOW / 1000;
  const expected = hmac(SECRET, `${seconds}.${BODY}`);
  expect(signCallback(SECRET, BODY, NOW)).toBe(`t=${seconds},v1=${expected}`);
  // RFC 4231, test case 2.
  expect(hmac('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('is valid for five minutes before and after its time', () => {
  const header = signCallback(SECRET, BODY, NOW);
  const minutes = [-6, -5, 0, 5, 6];
  const valid = minutes.map((minute) => isSigned(SECRET, BODY, header, NOW + minute * 60_000));
  expect(valid).toEqual([false, true, true, true, false]);
});

test('is invalid for another body, secret or time', () => {
  const header = signCallback(SECRET, BODY, NOW);
  expect(isSigned(SECRET, `${BODY} `, header, NOW)).toBe(false);
  expect(isSigned('another-secret', BODY, header, NOW)).toBe(false);
  const later = header.replace(/t=\d+/, `t=${NOW / 1000 + 1}`);
  expect(isSigned(SECRET, BODY, later, NOW)).toBe(false);
});

test.each(['', 't=1', 'v1=00', 't=1,v1=00', 't=,v1=', 'nonsense'])('refuses %j', (header) => {
  expect(isSigned(SECRET, BODY, header, NOW)).toBe(false);
});
