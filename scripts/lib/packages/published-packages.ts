import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';

/** The folders of the packages that are published, each after those that it depends on. */
export const PUBLISHED = ['shared/host', 'shared/ui', 'shared/remote-kit', 'shared/create-remote'];

/** Where packages are made ready for publishing: a folder for each, and its tarball. */
export const STAGING = path.join(ROOT, '.cache/packages');

/** What a package's `package.json` says, as far as publishing depends on it. */
export interface Manifest<Entry = string> {
  name: string;
  version: string;
  /** Files by the names that importers use; in the sources, both may have a `*`. */
  exports: Record<string, Entry>;
  /** Files by the names of the commands that they are. */
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [other: string]: unknown;
}

/** A package that is published. */
export interface PublishedPackage {
  /** Its folder, from the root of the repository. */
  folder: string;
  manifest: Manifest;
  /** The folder from which it is published. */
  staging: string;
  /** The file that is published. */
  tarball: string;
}

/** The packages that are published, each after those that it depends on. */
export function publishedPackages(): PublishedPackage[] {
  return PUBLISHED.map((folder) => {
    const manifest = readManifest(path.join(ROOT, folder));
    const fileName = manifest.name.replace('@', '').replace('/', '-');
    return {
      folder,
      manifest,
      staging: path.join(STAGING, path.basename(folder)),
      tarball: path.join(STAGING, `${fileName}-${manifest.version}.tgz`),
    };
  });
}

/** The `package.json` of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
