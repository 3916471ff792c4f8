import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import { createTicketKey, TICKET_KEY } from './ticket-key';

const log = { warn: jest.fn() };

let deployRoot: string;
beforeEach(async () => {
  log.warn.mockReset();
  deployRoot = await mkdtemp(path.join(tmpdir(), 'ticket-key-'));
});
afterEach(() => rm(deployRoot, { recursive: true, force: true }));

test('page servers that need the key at the same time get the same one, which others can’t read', async () => {
  const keys = await Promise.all(
    Array.from({ length: 5 }, () => createTicketKey(createFolderDeployRoot(deployRoot), log)()),
  );
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect((await stat(path.join(deployRoot, TICKET_KEY))).mode & 0o777).toBe(0o600);
  expect(log.warn).not.toHaveBeenCalled();
});

test('without a deploy root that can be written, a page server has a key of its own', async () => {
  const file = path.join(deployRoot, 'file');
  await writeFile(file, '');
  const root = createFolderDeployRoot(file);
  const [one, other] = [createTicketKey(root, log), createTicketKey(root, log)];
  expect(await one()).toHaveLength(32);
  expect((await one()).equals(await one())).toBe(true);
  expect((await one()).equals(await other())).toBe(false);
  expect(log.warn).toHaveBeenCalledTimes(2);
});
