import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@storefront/tools/integrity';

interface WrittenVersion {
  app: string;
  version: string;
  /** What its descriptor has in place of what builds write. */
  changes?: object | undefined;
}

/** Writes a version as builds do, below a folder; returns the version's own folder. */
export async function writeVersion(
  folder: string,
  { app, version, changes = {} }: WrittenVersion,
): Promise<string> {
  const built = path.join(folder, app, version);
  const [entry, server, map] = [`window.x = 1`, 'module.exports = {}', '{"version":3}'];
  for (const [file, text] of [
    ['browser/remoteEntry.js', entry],
    ['browser/remoteEntry.js.br', 'compressed'],
    ['server/remoteEntry.js', server],
    ['maps/browser/remoteEntry.js.map', map],
    ['notes.txt', 'not a part of it'],
  ] as const) {
    await mkdir(path.dirname(path.join(built, file)), { recursive: true });
    await writeFile(path.join(built, file), text);
  }
  const descriptor = {
    url: `/apps/${app}/${version}/browser/remoteEntry.js`,
    metadata: { version, integrity: { 'remoteEntry.js': integrityOf(entry) } },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: [],
      hostContract: '1.0.0',
      serverUrl: `${app}/${version}/server/remoteEntry.js`,
      serverIntegrity: integrityOf(server),
    },
    ...changes,
  };
  await writeFile(path.join(built, 'descriptor.json'), JSON.stringify(descriptor));
  return built;
}
