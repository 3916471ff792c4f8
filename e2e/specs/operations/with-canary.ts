import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import { replaceFile } from '../../support/published/replace-file';

/** Calls `act` while half of the visitors get a canary of a remote, which equals its live version. */
export async function withCanary(
  { deployRoot }: { deployRoot: string },
  remote: string,
  act: () => Promise<void>,
): Promise<void> {
  const file = path.join(deployRoot, 'registry.json');
  const published = await readFile(file, 'utf8');
  const registry = JSON.parse(published) as Registry;
  const versions = registry.microFrontends[remote];
  const [live] = versions ?? [];
  if (!versions || !live) throw new Error(`The registry does not list ${remote}.`);
  versions.push({
    ...live,
    metadata: { ...live.metadata, version: 'canary' },
    deployment: { traffic: 50, default: false },
  });
  await replaceFile(file, JSON.stringify(registry));
  try {
    await act();
  } finally {
    await replaceFile(file, published);
  }
}
