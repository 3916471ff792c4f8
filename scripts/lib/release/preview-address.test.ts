import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createFolderDeployRoot,
  PREVIEW_KEY,
  verifyPreview,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { remoteVersion } from '../../../shell/src/remotes/testing/remote-version';
import { previewAddress } from './preview-address';

let folder: string;
let root: DeployRoot;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-preview-'));
  root = createFolderDeployRoot(folder);
  for (const version of ['1.0.0-aa', '1.0.0-bb']) {
    const bytes = Buffer.from(JSON.stringify(remoteVersion({ version })));
    await root.put(path.join('mf-catalog', version, DESCRIPTOR), bytes);
  }
  await root.put('mf-catalog/1.0.0-cc/browser/remoteEntry.js', Buffer.from('incomplete'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('signs the shop’s address with published versions for some days', async () => {
  const previewed = { app: 'mf-catalog', version: '1.0.0-bb' };
  const { address, until } = await previewAddress(root, [previewed], 2);
  const url = new URL(address);
  expect(url.origin).toBe('http://localhost:3000');
  const key = await root.readOrCreateSecret(PREVIEW_KEY);
  const seconds = Math.floor(until.getTime() / 1000) * 1000;
  expect(verifyPreview(url.searchParams.get('with') ?? '', key)).toEqual({
    ...previewed,
    until: new Date(seconds),
  });
  expect((until.getTime() - Date.now()) / 86_400_000).toBeCloseTo(2);
});

test.each([
  ['mf-catalog', '1.0.0-cc', 'mf-catalog 1.0.0-cc isn’t published: there are 1.0.0-aa, 1.0.0-bb.'],
  ['mf-catalog', '', 'Name a version of mf-catalog: there are 1.0.0-aa, 1.0.0-bb.'],
  ['mf-content', '1.0.0', 'mf-content 1.0.0 isn’t published: none is published yet.'],
])('refuses %s@%s, and names the versions that are published', async (app, version, message) => {
  await expect(previewAddress(root, [{ app, version }])).rejects.toThrow(message);
});
