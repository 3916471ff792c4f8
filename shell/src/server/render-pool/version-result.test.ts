import { SHELL } from '@storefront/host/contracts/registry';
import { remoteVersion } from '../../remotes/testing/remote-version';
import type { PageResponse } from '../render-protocol';
import { pageResults } from './version-result';

const UNIT = {
  shell: remoteVersion({ version: '7.0.0' }),
  name: 'mf-x',
  version: remoteVersion({ version: '2.0.0' }),
};

function page(parts: Partial<Extract<PageResponse, { kind: 'page' }>> = {}): PageResponse {
  const document = new Uint8Array();
  const common = { kind: 'page', status: 200, isComplete: true, storeInfo: undefined } as const;
  return { ...common, document, versions: { 'mf-x': '2.0.0' }, ...parts };
}

const SHELL_WORKS = { app: SHELL, version: '7.0.0', isFailed: false };
const REMOTE_WORKS = { app: 'mf-x', version: '2.0.0', isFailed: false };

test.each<[string, PageResponse]>([
  ['a complete page', page()],
  ['a redirect', { kind: 'redirect', status: 302, location: '/404' }],
  ['a page whose content is left to the browser on purpose', page({ isComplete: false })],
])('%s counts for its remote and the shell', (_, sent) => {
  expect(pageResults(UNIT, { content: sent, sent })).toEqual([SHELL_WORKS, REMOTE_WORKS]);
});

test.each<[string, PageResponse | undefined]>([
  ['threw', undefined],
  ['has no data', page({ isComplete: false, problem: 'its loader failed' })],
  ['was rendered with an earlier version', page({ versions: { 'mf-x': '1.0.0' } })],
])('a page that %s counts against its remote', (_, content) => {
  const results = pageResults(UNIT, { content, sent: content ?? page() });
  expect(results).toEqual([SHELL_WORKS, { ...REMOTE_WORKS, isFailed: true }]);
});

test('a page without even its layout counts against the shell alone', () => {
  const results = pageResults(UNIT, { content: undefined, sent: undefined });
  expect(results).toEqual([{ ...SHELL_WORKS, isFailed: true }]);
});
