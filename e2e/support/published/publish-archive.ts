import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseDescriptor, parseRegistry } from '@storefront/host/contracts/parse-registry';
import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import type { OwnShop } from '../shop/own-shop';
import { replaceFile } from './replace-file';

/** Publishes the version in a `.tgz` as a shop's only one of that remote. */
export async function publishArchive(
  { deployRoot }: OwnShop,
  remote: string,
  archive: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-archive-'));
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  const version = parseDescriptor(await readFile(path.join(folder, DESCRIPTOR), 'utf8'));
  const target = path.join(deployRoot, remote, version.metadata.version);
  await cp(folder, target, { recursive: true });
  await rm(folder, { recursive: true });
  const file = path.join(deployRoot, 'registry.json');
  const registry = parseRegistry(await readFile(file, 'utf8'));
  registry.microFrontends[remote] = [version];
  await replaceFile(file, JSON.stringify(registry));
}
