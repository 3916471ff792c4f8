import { existsSync } from 'node:fs';
import { StepFailedError } from '../processes';
import { inPath, installPackages } from './debian';

/** Debian's packages: Varnish, and its module xkey. */
const PACKAGES = ['varnish', 'varnish-modules'];

/** Where Debian has them on the architectures that the browsers of the tests exist for. */
const SBIN = '/usr/sbin';
const MODULES = ['x86_64', 'aarch64'].map(
  (architecture) => `/usr/lib/${architecture}-linux-gnu/varnish/vmods/libvmod_xkey.so`,
);

/**
 * Path of Varnish; installs Debian's with its modules if one of them is missing. Throws `StepFailedError` that says what
 * to do when that fails.
 */
export function findOrInstallVarnish(): string {
  return find() ?? install();
}

function find(): string | undefined {
  return MODULES.some((file) => existsSync(file)) ? inPath(['varnishd'], SBIN) : undefined;
}

function install(): string {
  console.log("No Varnish with its modules found; installing Debian's for the tests …");
  installPackages(...PACKAGES);
  const installed = find();
  if (installed) return installed;
  throw new StepFailedError(
    `Varnish could not be installed. Install it by hand, as root: apt-get install ${PACKAGES.join(' ')}`,
  );
}
