import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, WORKSPACES } from '../apps';
import { expandExports } from './expand-exports';
import { PUBLISHED, readManifest, type Manifest } from './published-packages';
import { isTypeScript, scriptName, typesName } from './source-files';

type Texts = Record<string, string>;

/** The `package.json` of a published package: entries that are compiled have types. */
export type PublishedManifest = Manifest<string | { types: string; default: string }>;

/**
 * The `package.json` with which a package is published: its entries are compiled files, and of the packages that are
 * published with it, it needs this version or a newer one. `files` are those of the package, as `./src/name.ts`.
 */
export function publishedManifest(source: Manifest, files: string[]): PublishedManifest {
  const { private: _, scripts, devDependencies, ...manifest } = source;
  const { exports, bin, dependencies, peerDependencies } = manifest;
  return {
    ...manifest,
    engines: readManifest(ROOT).engines,
    files: ['dist', 'src'],
    exports: mapValues(expandExports(exports, files), publishedEntry),
    ...(bin && { bin: mapValues(bin, publishedFile) }),
    ...(dependencies && { dependencies: publishedDependencies(dependencies) }),
    ...(peerDependencies && { peerDependencies: publishedDependencies(peerDependencies) }),
  };
}

function publishedEntry(file: string): PublishedManifest['exports'][string] {
  const published = publishedFile(file);
  if (!isTypeScript(file)) return published;
  return { types: typesName(inDist(file)), default: published };
}

function publishedFile(file: string): string {
  return scriptName(inDist(file));
}

function inDist(file: string): string {
  return file.replace('./src/', './dist/');
}

/** Without private workspaces, whose modules are in the package; other packages as they are. */
function publishedDependencies(dependencies: Texts): Texts {
  const workspaces = workspaceVersions();
  const entries = Object.entries(dependencies).flatMap(([name, range]) => {
    const workspace = workspaces.get(name);
    if (!workspace) return [[name, range]];
    return workspace.isPublished ? [[name, `^${workspace.version}`]] : [];
  });
  return Object.fromEntries(entries) as Texts;
}

function workspaceVersions() {
  return new Map(
    WORKSPACES.map((folder) => {
      const { name, version } = readManifest(path.join(ROOT, folder));
      return [name, { version, isPublished: PUBLISHED.includes(folder) }];
    }),
  );
}

function mapValues<Value>(entries: Texts, change: (value: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, change(value)]));
}

/** The `package.json` of a staged package. */
export function readPublishedManifest(staging: string): PublishedManifest {
  return JSON.parse(readFileSync(path.join(staging, 'package.json'), 'utf8')) as PublishedManifest;
}
