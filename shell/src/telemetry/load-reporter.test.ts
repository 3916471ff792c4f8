import type { BrowserReport } from './browser-report';
import { createLoadReporter, reportUncaughtErrors } from './load-reporter';

const SHELL = 'http://shop.example/apps/shell/1/browser/';
const REMOTE = 'http://shop.example/apps/mf-x/2/browser/';

function reporterOf(watched: string[], isSilent = false) {
  const sent: BrowserReport[] = [];
  const reporter = createLoadReporter({
    watched,
    isSilent,
    send: (report) => sent.push(report),
  });
  return { reporter, sent };
}

test('reports a loaded version once, and only for apps that have a canary', () => {
  const { reporter, sent } = reporterOf(['mf-x']);
  reporter.loaded('mf-x', '2');
  reporter.loaded('mf-x', '2');
  reporter.loaded('mf-y', '1');
  expect(sent).toEqual([{ remote: 'mf-x', version: '2', outcome: 'loaded' }]);
});

test('a tab with overrides reports nothing', () => {
  const { reporter, sent } = reporterOf(['mf-x'], true);
  reporter.loaded('mf-x', '2');
  reporter.failed('mf-x', '2', new Error('Broken'));
  expect(sent).toEqual([]);
});

test('reports how fast a page was once, and only for apps that have a canary', () => {
  const { reporter, sent } = reporterOf(['mf-x']);
  const vitals = { lcp: 900, cls: 0, inp: 0 };
  reporter.measured('mf-x', '2', vitals);
  reporter.measured('mf-x', '2', vitals);
  reporter.measured('mf-y', '1', vitals);
  expect(sent).toEqual([{ remote: 'mf-x', version: '2', outcome: 'measured', vitals }]);
});

test('reports an uncaught error for the script that threw it, not for its callers', () => {
  const { reporter, sent } = reporterOf([]);
  reportUncaughtErrors(
    [
      { app: 'shell', version: '1', folder: SHELL },
      { app: 'mf-x', version: '2', folder: REMOTE },
    ],
    reporter,
  );
  const error = new Error('Broken');
  error.stack = `Error: Broken\n at press (${REMOTE}chunk.1.js:1:1)\n at react (${SHELL}shell.js:1:1)`;
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Broken' }));
  const foreign = new Error('An extension broke');
  foreign.stack = 'Error\n at chrome-extension://abc/content.js:1:1';
  window.dispatchEvent(new ErrorEvent('error', { error: foreign, message: 'An extension broke' }));
  expect(sent).toEqual([
    { remote: 'mf-x', version: '2', outcome: 'failed', message: 'Broken', stack: error.stack },
  ]);
});

test('a document that the browser has prerendered reports nothing until it is opened', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  Object.assign(document, { prerendering: true });
  createLoadReporter({ watched: ['mf-x'] }).loaded('mf-x', '2');
  expect(sendBeacon).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'prerendering');
});
