import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './build-error';
import { PROJECT } from './project';

/** Libraries that can't be there twice: a page of a remote is part of the shell's React tree. */
const ONLY_THE_SHELLS = ['react', 'react-dom'];

/** The libraries that the shell provides to remotes. */
const PROVIDED = [...ONLY_THE_SHELLS, '@emotion/react'];

/** A remote whose libraries are checked. */
interface Remote {
  name: string;
  folder: string;
  /** Libraries that it brings along, though the shell provides them. */
  bundled: string[];
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Throws `BuildError` for a remote that has a library which the shell of this project provides in another version: at run
 * time it would get the shell's. A library that it bundles may have any version. Without a shell beside it, only its
 * deploy can compare.
 */
export function requireProvidedVersions(
  { name, folder, bundled }: Remote,
  shell = path.join(PROJECT, 'shell'),
): void {
  for (const library of bundled) requireBundleable(library);
  if (!existsSync(shell)) return;
  for (const library of PROVIDED.filter((one) => !bundled.includes(one))) {
    const offered = installedVersion(shell, library);
    const wanted = [declaredVersion(folder, library), installedVersion(folder, library)];
    const other = wanted.find((version) => version !== undefined && version !== offered);
    if (other === undefined) continue;
    throw new BuildError(
      `${name} has ${library} ${other}, and the shell provides ${offered ?? 'none'}, which ${name} would get. ` +
        `Use ${offered ?? 'none'} in ${name}/package.json${bundleAdvice(library)}.`,
    );
  }
}

function requireBundleable(library: string): void {
  if (ONLY_THE_SHELLS.includes(library)) {
    throw new BuildError(
      `${library} can't be bundled: pages are rendered by the shell's React. Take it out of bundled in webpack.config.ts.`,
    );
  }
  if (!PROVIDED.includes(library)) {
    throw new BuildError(
      `${library} needn't be named in bundled: the shell doesn't provide it, so every remote bundles its own.`,
    );
  }
}

function bundleAdvice(library: string): string {
  if (ONLY_THE_SHELLS.includes(library)) return '';
  return `, or bundle your own: remoteBuild(…, { bundled: ['${library}'] }) in webpack.config.ts`;
}

/** The version that a package's manifest names. Versions in this repository are exact. */
function declaredVersion(folder: string, library: string): string | undefined {
  const { dependencies, devDependencies, peerDependencies } = readManifest(folder);
  return { ...peerDependencies, ...devDependencies, ...dependencies }[library];
}

/** The version that imports in a folder get; undefined if the library isn't installed. */
export function installedVersion(folder: string, library: string): string | undefined {
  const installed = path.join(folder, 'node_modules', library);
  if (existsSync(path.join(installed, 'package.json'))) return readManifest(installed).version;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : installedVersion(parent, library);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
