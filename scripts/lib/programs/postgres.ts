import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { inPath, installPackages } from './debian';
import { StepFailedError } from '../processes';

/** Where Debian has PostgreSQL's programs, in a folder for each version: not in the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * Folder of PostgreSQL's programs; installs Debian's if there are none. Throws `StepFailedError` that says
 * what to do when that fails.
 */
export function findOrInstallPostgres(): string {
  return findPostgres() ?? install();
}

/** Folder of PostgreSQL's programs; undefined if there are none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const program = inPath(
    ['pg_ctl'],
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
  );
  // The PATH may have a link to this program only.
  return program && path.dirname(realpathSync(program));
}

function install(): string {
  console.log("No PostgreSQL found; installing Debian's for the tests …");
  installPackages('postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new StepFailedError(
    'PostgreSQL could not be installed. Install it by hand, as root: apt-get install postgresql',
  );
}
