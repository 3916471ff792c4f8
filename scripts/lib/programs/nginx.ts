import { StepFailedError } from '../processes';
import { inPath, installPackages } from './debian';

/** Debian's packages: nginx, what lets it hand out brotli files, and what makes its certificate. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

/** Where Debian has it: not in the PATH of an ordinary user. */
const SBIN = '/usr/sbin';

/**
 * Path of an nginx, with an OpenSSL beside it; where one is missing, installs Debian's. Throws `StepFailedError` saying what to do
 * when that fails.
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
