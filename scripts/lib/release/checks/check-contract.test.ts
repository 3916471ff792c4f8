import type { Registry } from '@storefront/host/contracts/registry';
import { checkContract } from './check-contract';
import { remoteVersion } from '../../../../shell/src/remotes/testing/remote-version';

function version(hostContract: string, traffic = 100) {
  return remoteVersion({ version: `v${hostContract}`, hostContract, traffic });
}

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    shell: [version('1.2.0')],
    'mf-x': [version('1.1.0'), version('9.0.0', 0)],
    'mf-y': [version('1.2.0', 10), version('1.0.0')],
  },
};

test.each(['1.0.0', '1.1.7', '1.2.0'])('a remote may need %s', (contract) => {
  expect(checkContract(REGISTRY, 'mf-x', version(contract))).toEqual([]);
});

test.each(['1.2.1', '1.3.0', '2.0.0', '0.9.0'])('a remote can’t need %s', (contract) => {
  expect(checkContract(REGISTRY, 'mf-x', version(contract))).toEqual([
    `it needs host contract ${contract}, but shell v1.2.0 offers 1.2.0`,
  ]);
});

test('a shell must offer what every served remote needs', () => {
  expect(checkContract(REGISTRY, 'shell', version('1.3.0'))).toEqual([]);
  expect(checkContract(REGISTRY, 'shell', version('1.1.0'))).toEqual([
    'it offers host contract 1.1.0, but mf-y v1.2.0 needs 1.2.0',
  ]);
  expect(checkContract(REGISTRY, 'shell', version('2.0.0'))).toHaveLength(3);
});
