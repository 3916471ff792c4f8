import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry } from '@storefront/shared/contracts/parse-registry';
import { REGISTRY_SCHEMA, SHELL, type Registry } from '@storefront/shared/contracts/registry';
import { DEPLOY_ROOT } from '../apps';
import { versionFromSource } from './version-from-source';

/** An app that is served from source. */
interface Source {
  app: string;
  port: number;
}

/** Writes a registry in which the given apps come from their dev servers, the rest as published. */
export async function writeDevRegistry(file: string, sources: Source[]): Promise<void> {
  const registry = await published();
  for (const { app, port } of sources) {
    const entry = app === SHELL ? 'shell.js' : 'remoteEntry.js';
    const url = `http://localhost:${port}/${entry}`;
    registry.microFrontends[app] = [await versionFromSource(app, url)];
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(registry, null, 1));
}

async function published(): Promise<Registry> {
  const file = path.join(DEPLOY_ROOT, 'registry.json');
  if (!existsSync(file)) return { schema: REGISTRY_SCHEMA, microFrontends: {} };
  return parseRegistry(await readFile(file, 'utf8'));
}
