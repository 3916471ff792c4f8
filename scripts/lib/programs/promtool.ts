import { StepFailedError } from '../processes';
import { inPath, installPackages } from './debian';

/** Debian's package of Prometheus, which promtool is a part of. */
const PACKAGE = 'prometheus';

/** Path of promtool; installs Debian's if it is missing. Throws `StepFailedError` that says what to do when that fails. */
export function findOrInstallPromtool(): string {
  return inPath(['promtool']) ?? install();
}

function install(): string {
  console.log("No promtool found; installing Debian's for the tests …");
  installPackages(PACKAGE);
  const installed = inPath(['promtool']);
  if (installed) return installed;
  throw new StepFailedError(
    `promtool could not be installed. Install it by hand, as root: apt-get install ${PACKAGE}`,
  );
}
