import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { TestProcess } from '../../processes/test-process';
import { REPOSITORY } from '../../settings';

const CACHE = path.join(REPOSITORY, '.cache/faulty-builds');
const SOURCES = 'e2e/support/faults/builds';
const BUILDER = `${SOURCES}/build-faulty-remote.ts`;

/** The sources that a faulty build depends on, besides the remote's own. */
const INPUTS = [BUILDER, `${SOURCES}/placeholders.ts`, `${SOURCES}/injected`];

/** Builds a remote with faults, once per live version; returns the folder of browser and server build. */
export async function faultyBuildOf(remote: string, live: RemoteVersion): Promise<string> {
  const folder = path.join(CACHE, `${remote}-${live.metadata.version}-${await hashOf(INPUTS)}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const build = new TestProcess('node', ['--import', 'tsx', BUILDER, remote, folder]);
  if ((await build.waitForEnd()) !== 0) throw new Error(build.output);
  return folder;
}

async function hashOf(entries: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of await filesOf(path.join(REPOSITORY, entry)))
      hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

async function filesOf(entry: string): Promise<string[]> {
  if (entry.endsWith('.ts')) return [entry];
  return (await readdir(entry)).sort().map((name) => path.join(entry, name));
}
