import { chmodSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from '../db/embedded/lock-data-folder';
import { paymentSecret } from '../payment-secret';

/** A folder that every user of the machine may read and change. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'private-folder-'));
  chmodSync(folder, 0o777);
  return folder;
}

const permissionsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('locking the data folder closes it to other users, though its files are open to all', () => {
  const dataDir = openFolder();
  lockDataFolder(dataDir).release();
  expect(permissionsOf(dataDir)).toBe('700');
});

test('the payment secret is kept in a folder that is closed to other users', () => {
  const dataDir = openFolder();
  paymentSecret({ dataDir, paymentSecret: undefined });
  expect(permissionsOf(dataDir)).toBe('700');
  expect(permissionsOf(join(dataDir, 'payment-secret'))).toBe('600');
});

test('a new data folder is closed to other users', () => {
  const dataDir = join(openFolder(), 'data');
  paymentSecret({ dataDir, paymentSecret: undefined });
  expect(permissionsOf(dataDir)).toBe('700');
});
