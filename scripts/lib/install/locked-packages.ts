import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';

/** The entry of a package in package-lock.json. */
interface LockedPackage {
  name: string;
  version?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  /** The systems and processors that it is for. */
  os?: string[];
  cpu?: string[];
}

interface LockFile {
  packages: Record<string, Omit<LockedPackage, 'name'> & { link?: boolean }>;
}

/** Every package that is installed from the registry, once for each place where it is installed. */
export function lockedPackages(): LockedPackage[] {
  const file = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(file) as LockFile;
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, locked]) => ({ name: nameAt(place), ...locked }));
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
