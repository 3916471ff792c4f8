import { parseStoreInfo } from '@storefront/host/shop/store/store-info';
import { pageStoreInfo } from './page-store-info';
import { remoteVersion } from '../../remotes/testing/remote-version';

const STATE = {
  status: 'loaded' as const,
  info: parseStoreInfo({ storeName: 'Maison', policies: { terms: '<p>Terms</p>' } }),
  error: undefined,
};

/** A registry with a current shell and remotes that were built for these host contracts. */
function registryOf(...hostContracts: string[]) {
  const version = (hostContract: string) => remoteVersion({ hostContract });
  return {
    schema: '',
    microFrontends: { shell: [version('1.0.0')], 'mf-x': hostContracts.map(version) },
  };
}

test('a page carries the store information without the texts of the policies', () => {
  const state = pageStoreInfo(STATE, registryOf('1.4.0', '1.5.0'));
  expect(state?.info?.storeName).toBe('Maison');
  expect(state?.info?.policies).toBeUndefined();
});

test('a page carries the policies while a version of a remote reads them there', () => {
  expect(pageStoreInfo(STATE, registryOf('1.4.0', '1.3.0'))).toBe(STATE);
});
