import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';
import { publishedPackages } from './published-packages';

/** The packages that need the others as they are now: what the kit builds, and what a new repository has. */
const NEEDING = ['shared/remote-kit', 'shared/create-remote'];

/** Makes these packages need the current versions of the others, or newer ones. */
export function writeNeededVersions(): void {
  const versions = Object.fromEntries(
    publishedPackages().map(({ manifest }) => [manifest.name, manifest.version]),
  );
  for (const folder of NEEDING) {
    const file = path.join(ROOT, folder, 'package.json');
    writeFileSync(file, withNeededVersions(readFileSync(file, 'utf8'), versions));
  }
}

/** The text of a manifest in which ranges of these packages begin with their versions. */
export function withNeededVersions(manifest: string, versions: Record<string, string>): string {
  return manifest.replace(/"(@storefront\/[\w-]+)": "\^[\d.]+"/g, (range, name: string) =>
    versions[name] ? `"${name}": "^${versions[name]}"` : range,
  );
}
