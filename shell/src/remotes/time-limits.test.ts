import { TIME_LIMITS } from './time-limits';

const { browser, server } = TIME_LIMITS;

test('the browser has time for a fallback version after a script that hangs', () => {
  expect(browser.page - browser.script).toBeGreaterThanOrEqual(4_000);
});

test('the server has time for the data of a page after a remote that is slow to load', () => {
  expect(server.data - server.remoteCode).toBeGreaterThanOrEqual(500);
});

test('a page has time to render after data that takes all of its time', () => {
  expect(server.page).toBeGreaterThan(server.data + server.render);
});

test('a render process that is blocked is ended before its page is given up', () => {
  expect(server.silence).toBeLessThan(server.page);
  expect(server.silence).toBeGreaterThanOrEqual(4 * server.heartbeat);
});

test('a page without its content is sent within 300 ms of the limit', () => {
  expect(server.layout).toBeLessThanOrEqual(300);
});

test('a server build may take longer to download than the page that needs it', () => {
  expect(server.download).toBeGreaterThan(server.page);
});

test('the server gives up long before the browser does', () => {
  expect(server.page + server.layout).toBeLessThan(browser.script);
});
