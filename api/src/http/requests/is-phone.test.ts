import { isPhone } from './is-phone';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test('a phone is known by its client hint, or else by its user agent', () => {
  expect(isPhone({ 'sec-ch-ua-mobile': '?1' })).toBe(true);
  expect(isPhone({ 'sec-ch-ua-mobile': '?0', 'user-agent': IPHONE })).toBe(false);
  expect(isPhone({ 'user-agent': IPHONE })).toBe(true);
  expect(isPhone({ 'user-agent': MAC })).toBe(false);
  expect(isPhone({})).toBe(false);
});
