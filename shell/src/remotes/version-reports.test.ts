import type { VersionReport } from './version-report';
import { createReporter, reportUncaught } from './version-reports';

const SHELL = 'http://shop.example/apps/shell/1/browser/';
const REMOTE = 'http://shop.example/apps/mf-x/2/browser/';

function reporterOf(watched: string[]) {
  const sent: VersionReport[] = [];
  const reporter = createReporter({ visitor: 'v', watched, send: (report) => sent.push(report) });
  return { reporter, sent };
}

test('tells once of a version that it is there, and only of what is compared', () => {
  const { reporter, sent } = reporterOf(['mf-x']);
  reporter.loaded('mf-x', '2');
  reporter.loaded('mf-x', '2');
  reporter.loaded('mf-y', '1');
  expect(sent).toEqual([{ remote: 'mf-x', version: '2', outcome: 'loaded', visitor: 'v' }]);
});

test('an error that nobody caught is of the script that threw it, not of those that called it', () => {
  const { reporter, sent } = reporterOf([]);
  reportUncaught(
    [
      { app: 'shell', version: '1', folder: SHELL },
      { app: 'mf-x', version: '2', folder: REMOTE },
    ],
    reporter,
  );
  const error = new Error('Broken');
  error.stack = `Error: Broken\n at press (${REMOTE}chunk.1.js:1:1)\n at react (${SHELL}shell.js:1:1)`;
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Broken' }));
  const elsewhere = new Error('An extension broke');
  elsewhere.stack = 'Error\n at chrome-extension://abc/content.js:1:1';
  window.dispatchEvent(
    new ErrorEvent('error', { error: elsewhere, message: 'An extension broke' }),
  );
  expect(sent).toEqual([
    { remote: 'mf-x', version: '2', outcome: 'failed', visitor: 'v', message: 'Broken' },
  ]);
});
