import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { createVersionLog } from './version-log';

const REGISTRY = {
  schema: '',
  microFrontends: { 'mf-x': [{ metadata: { version: '1.0' } } as RemoteVersion] },
} as Registry;

const REPORT = { remote: 'mf-x', version: '1.0', outcome: 'failed' as const, stack: 'at a.js:1:2' };

function createLog() {
  const log = { error: jest.fn(), warn: jest.fn() };
  const inText = (text: string) => Promise.resolve(text.replace('a.js:1:2', 'page.tsx:6'));
  return { log, versionLog: createVersionLog({ log, lines: { inText } }) };
}

test('a page that is sent without its content is logged with the source line', async () => {
  const { log, versionLog } = createLog();
  const problem = { requestId: '1', path: '/', app: 'mf-x', version: '1.0', message: 'a.js:1:2' };
  await versionLog.problem(problem);
  expect(log.error).toHaveBeenCalledWith(
    { ...problem, message: 'page.tsx:6' },
    'page sent without server-rendered content',
  );
});

test('a failure in a browser is logged with the source line', async () => {
  const { log, versionLog } = createLog();
  await versionLog.browserFailure(REGISTRY, REPORT);
  expect(log.warn).toHaveBeenCalledWith(
    { report: { ...REPORT, stack: 'at page.tsx:6' } },
    'a version failed in a browser',
  );
});

test('no map is read for a report on a version that isn’t listed', async () => {
  const { log, versionLog } = createLog();
  await versionLog.browserFailure(REGISTRY, { ...REPORT, version: '9.9' });
  expect(log.warn).toHaveBeenCalledWith(
    { report: { ...REPORT, version: '9.9' } },
    'a version failed in a browser',
  );
});
