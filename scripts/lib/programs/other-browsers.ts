import { StepFailedError } from '../processes';
import { inPath, installPackages } from './debian';

/** Debian's packages: Firefox, WebKitGTK's browser with its driver, and a virtual display for it. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The programs that run the browsers of other engines. */
interface OtherBrowsers {
  firefox: string;
  /** WebKitGTK's WebDriver server, which starts the browser itself. */
  webKitDriver: string;
  /** A virtual display, which WebKitGTK's browser needs. */
  xvfb: string;
}

/**
 * Finds Firefox, WebKitGTK's driver and Xvfb; if one is missing, installs Debian's. Throws `StepFailedError`
 * that says what to do when that fails.
 */
export function findOrInstallOtherBrowsers(): OtherBrowsers {
  return find() ?? install();
}

function find(): OtherBrowsers | undefined {
  const firefox = inPath(['firefox-esr', 'firefox']);
  const webKitDriver = inPath(['WebKitWebDriver']);
  const xvfb = inPath(['Xvfb']);
  return firefox && webKitDriver && xvfb ? { firefox, webKitDriver, xvfb } : undefined;
}

function install(): OtherBrowsers {
  console.log(
    'No Firefox, WebKitGTK driver and Xvfb found; installing those of Debian for the tests …',
  );
  installPackages(...PACKAGES);
  const installed = find();
  if (installed) return installed;
  throw new StepFailedError(
    `Firefox, WebKitGTK's driver and Xvfb could not be installed. Install them by hand, as root: apt-get install ${PACKAGES.join(' ')}`,
  );
}
