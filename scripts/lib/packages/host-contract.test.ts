import { existsSync } from 'node:fs';
import path from 'node:path';
import { HOST_CONTRACT } from '@storefront/host/contracts/registry';
import { ROOT } from '../apps';
import { contractOf, withHostContract } from './host-contract';
import { earlierRemote } from './keep-remote';
import { readManifest } from './published-packages';

test('HOST_CONTRACT is the contract of the version of @storefront/host; `node scripts/run.mjs packages/version` writes it', () => {
  const { version } = readManifest(path.join(ROOT, 'shared/host'));
  expect(HOST_CONTRACT).toBe(contractOf(version));
});

test('a remote that was built for the minor version before is kept; `node scripts/run.mjs packages/version` builds it', () => {
  const [major = '', minor = ''] = HOST_CONTRACT.split('.');
  const before = `${major}.${Math.max(0, Number(minor) - 1)}.0`;
  expect(existsSync(earlierRemote(before))).toBe(true);
});

test('a patch of the package doesn’t change the contract', () => {
  expect(contractOf('1.10.3')).toBe('1.10.0');
});

test('only the version of the contract is replaced', () => {
  const text =
    "// HOST_CONTRACT\nexport const HOST_CONTRACT = '1.9.0';\nexport const OTHER = '1.9.0';\n";
  expect(withHostContract(text, '1.10.0')).toBe(
    "// HOST_CONTRACT\nexport const HOST_CONTRACT = '1.10.0';\nexport const OTHER = '1.9.0';\n",
  );
});

test('a file without the contract is refused with what to do', () => {
  expect(() => withHostContract('export {};', '1.10.0')).toThrow('Set the contract to 1.10.0');
});
