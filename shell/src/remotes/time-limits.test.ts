import { TIME_LIMITS } from './time-limits';

const { browser, server } = TIME_LIMITS;

test('the browser has time for a fallback version after a script that hangs', () => {
  expect(browser.page - browser.script).toBeGreaterThanOrEqual(4_000);
});

test('the server has time for the data of a page after a remote that is slow to load', () => {
  expect(server.page - server.remoteCode).toBeGreaterThanOrEqual(500);
});

test('a server build may take longer to download than the page that asked for it', () => {
  expect(server.download).toBeGreaterThan(server.page);
});

test('the server gives up long before the browser does', () => {
  expect(server.page).toBeLessThan(browser.script);
});
