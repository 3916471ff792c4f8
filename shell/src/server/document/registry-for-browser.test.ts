import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { registryForBrowser } from './registry-for-browser';
import { remoteVersion } from '../../remotes/testing/remote-version';

const ENTRY = { 'remoteEntry.js': 'sha256-entry' };
const ALL = { ...ENTRY, 'chunk.home.js': 'sha256-chunk' };

function version(hostContract: string, entryHasHashes = false) {
  return remoteVersion({
    url: '/apps/mf-x/1.0.0/browser/remoteEntry.js',
    integrity: ALL,
    hostContract,
    entryHasHashes,
  });
}

/** The hashes that a page carries for a remote, if visitors may get shells with these host contracts. */
function hashesOf(remote: RemoteVersion, ...shells: string[]) {
  const shell = shells.map((hostContract) => version(hostContract));
  const { microFrontends } = registryForBrowser({
    schema: '',
    microFrontends: { shell, 'mf-x': [remote] },
  });
  expect(microFrontends.shell).toBeUndefined();
  return microFrontends['mf-x']?.[0]?.metadata.integrity;
}

test('pages carry only the entry’s hash if the entry contains those of its chunks', () => {
  expect(hashesOf(version('1.5.0', true), '1.5.0', '1.6.0')).toEqual(ENTRY);
});

test('pages carry all hashes of a remote whose entry contains none', () => {
  expect(hashesOf(version('1.4.0'), '1.5.0')).toEqual(ALL);
});

test('pages carry all hashes while a visitor may get a shell that reads none from entries', () => {
  expect(hashesOf(version('1.5.0', true), '1.5.0', '1.4.0')).toEqual(ALL);
});
