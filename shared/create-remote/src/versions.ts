import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages of a new remote by their names, with their versions. */
export interface Versions {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Those that this version of the shop's packages was tested with: `remote` in this package's manifest. */
export function testedVersions(): Versions {
  const file = path.join(import.meta.dirname, '../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { remote: Versions }).remote;
}
