import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import { createRecentAddresses, RECENT_ADDRESSES_FILE } from './recent-addresses';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recent-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function written(): Promise<string[]> {
  const text = await readFile(path.join(folder, RECENT_ADDRESSES_FILE), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[];
}

/** Records the addresses, and waits until they are in the file. */
async function keep(...addresses: string[]): Promise<string[]> {
  const onError = jest.fn();
  const recent = createRecentAddresses(createFolderDeployRoot(folder), onError, 5);
  for (const address of addresses) recent.record(address);
  while ((await written()).length === 0) await new Promise(setImmediate);
  recent.close();
  expect(onError).not.toHaveBeenCalled();
  return written();
}

test('pages that visitors opened are kept, the latest first, each once', async () => {
  expect(await keep('/', '/product/1', '/')).toEqual(['/', '/product/1']);
});

test('the text of a search is not kept', async () => {
  expect(await keep('/search?q=98000%2000000', '/products?page=2&q=x', '/terms')).toEqual([
    '/terms',
  ]);
});

test('only the latest addresses are kept', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `/product/${index}`);
  const kept = await keep(...many);
  expect(kept).toHaveLength(200);
  expect(kept[0]).toBe('/product/299');
});
