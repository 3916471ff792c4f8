import { readCookie, writeCookie } from './cookies';

test('reads a cookie by its complete name', () => {
  const cookies = 'my_visitor=1; visitor=23-42; visitor_old=3';
  expect(readCookie('visitor', cookies)).toBe('23-42');
  expect(readCookie('visit', cookies)).toBeUndefined();
  expect(readCookie('visitor', '')).toBeUndefined();
});

test('writes a cookie, replaces it and removes it', () => {
  writeCookie('count', '1');
  writeCookie('other', '2', { maxAge: 60 });
  writeCookie('count', '3');
  expect(readCookie('count')).toBe('3');
  writeCookie('count', '', { maxAge: 0 });
  expect(readCookie('count')).toBeUndefined();
  expect(readCookie('other')).toBe('2');
});
