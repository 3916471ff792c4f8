import { isStorable, markStored, storedAt } from './stored-page';

const page = (changed: object = {}, cacheControl = 'public, max-age=0, s-maxage=10') =>
  ({
    status: 200,
    redirected: false,
    headers: new Headers({ 'cache-control': cacheControl }),
    ...changed,
  }) as Response;

test('stores a page that is the same for all visitors', () => {
  expect(isStorable(page())).toBe(true);
});

test.each([
  ['a preview', page({}, 'private, no-store')],
  ['the page of a canary', page({}, 'private, no-cache')],
  ['a page that does not exist', page({ status: 404 })],
  ['a redirected page', page({ redirected: true })],
])('does not store %s', (_, response) => {
  expect(isStorable(response)).toBe(false);
});

test('a stored page says when it was sent, and has no headers of its compressed text', async () => {
  const headers = new Headers({
    date: 'Mon, 30 Nov 2026 06:00:00 GMT',
    'content-encoding': 'br',
    'content-length': '7',
    'content-security-policy': "default-src 'self'",
  });
  const text = () => Promise.resolve('<!doctype html>\n<html lang="en-IN">');
  const marked = await markStored({ headers, text } as Response);
  expect(await marked.text()).toContain(
    '<html data-stored="2026-11-30T06:00:00.000Z" lang="en-IN">',
  );
  expect([...marked.headers.keys()]).not.toContain('content-encoding');
  expect([...marked.headers.keys()]).not.toContain('content-length');
  expect(marked.headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('reads when a stored page was sent', () => {
  expect(storedAt(document)).toBeUndefined();
  document.documentElement.setAttribute('data-stored', '2026-11-30T06:00:00.000Z');
  expect(storedAt(document)).toEqual(new Date('2026-11-30T06:00:00Z'));
});
