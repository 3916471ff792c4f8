import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import type { OwnShop } from '../../support/shop/own-shop';
import { replaceFile } from '../../support/published/replace-file';

/** Removes a remote from the registry of a shop. */
export async function removeFromRegistry({ deployRoot }: OwnShop, remote: string): Promise<void> {
  const file = path.join(deployRoot, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
  const others = Object.entries(registry.microFrontends).filter(([name]) => name !== remote);
  await replaceFile(
    file,
    JSON.stringify({ ...registry, microFrontends: Object.fromEntries(others) }),
  );
}
