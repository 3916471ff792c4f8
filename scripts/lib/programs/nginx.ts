import { StepFailedError } from '../processes';
import { inPath, installPackages } from './debian';

/** Debian's packages: nginx, its module for brotli files, and OpenSSL for its certificate. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

/** Where Debian has it: not in the PATH of an ordinary user. */
const SBIN = '/usr/sbin';

/**
 * Path of nginx; installs Debian's nginx and OpenSSL if one of them is missing. Throws `StepFailedError` that
 * says what to do when that fails.
 */
export function findOrInstallNginx(): string {
  return find() ?? install();
}

function find(): string | undefined {
  return inPath(['openssl']) && inPath(['nginx'], SBIN);
}

function install(): string {
  console.log("No nginx with OpenSSL found; installing Debian's for the tests …");
  installPackages(...PACKAGES);
  const installed = find();
  if (installed) return installed;
  throw new StepFailedError(
    `nginx and OpenSSL could not be installed. Install them by hand, as root: apt-get install ${PACKAGES.join(' ')}`,
  );
}
