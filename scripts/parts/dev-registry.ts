import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  HOST_CONTRACT,
  parseRegistry,
  REGISTRY_SCHEMA,
  SHELL,
  type Registry,
  type RemoteVersion,
} from '@storefront/shared/contracts/registry';
import { loadBuild } from './app-build';
import { DEPLOY_ROOT } from './apps';

/** An app that is served from source. */
interface Source {
  app: string;
  port: number;
}

/** Writes a registry in which the given apps come from their dev servers, the rest as published. */
export async function writeDevRegistry(file: string, sources: Source[]): Promise<void> {
  const registry = await published();
  for (const source of sources) {
    registry.microFrontends[source.app] = [await fromSource(source)];
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(registry, null, 1));
}

async function published(): Promise<Registry> {
  const file = path.join(DEPLOY_ROOT, 'registry.json');
  if (!existsSync(file)) return { schema: REGISTRY_SCHEMA, microFrontends: {} };
  return parseRegistry(await readFile(file, 'utf8'));
}

/** Without hashes and without a server build: it changes with every edit, and renders in the browser. */
async function fromSource({ app, port }: Source): Promise<RemoteVersion> {
  const { descriptor } = await loadBuild(app);
  const entry = app === SHELL ? 'shell.js' : 'remoteEntry.js';
  return {
    url: `http://localhost:${port}/${entry}`,
    metadata: { version: 'source' },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: Object.entries(descriptor?.routes ?? {}).map(([id, route]) => ({ id, ...route })),
      hostContract: HOST_CONTRACT,
    },
  };
}
