import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { StepFailedError } from '../processes';
import { browserTestSettings } from '../settings/command-settings';
import { readCommandSettings } from '../settings/read-settings';
import { inPath, installPackages } from './debian';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same engine without the browser's interface, which takes half the processor time. */
const HEADLESS_SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The browsers of the tests. */
interface Browsers {
  /** Used for screenshots. */
  chromium: string;
  /** Used for everything else; the same as `chromium` if there is no lighter one. */
  headlessShell: string;
}

/**
 * Finds both: CHROMIUM_PATH, those in the PATH, or Playwright's own; installs what is missing if that is
 * possible. Throws `StepFailedError` that says what to do if there is still no Chromium.
 */
export function findOrInstallBrowsers(): Browsers {
  const { CHROMIUM_PATH } = readCommandSettings(browserTestSettings, process.env);
  const chromium = CHROMIUM_PATH ?? find() ?? install();
  installFallbackFonts();
  if (CHROMIUM_PATH) return { chromium, headlessShell: chromium };
  if (!inPath(HEADLESS_SHELL)) installPackages('chromium-headless-shell');
  const headlessShell = inPath(HEADLESS_SHELL);
  if (!headlessShell) {
    console.log(
      'There is no chromium-headless-shell: the tests run in Chromium, which takes longer.',
    );
  }
  return { chromium, headlessShell: headlessShell ?? chromium };
}

/**
 * Installs fonts with the widths of Arial and Times New Roman if there are none: the theme's fallback faces
 * are adjusted to them, and without them text moves when the theme's own fonts arrive.
 */
function installFallbackFonts(): void {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (/Arial|Liberation Sans|Arimo/.test(stdout || '')) return;
  console.log('No font as wide as Arial found; installing the Liberation fonts for the tests …');
  installPackages('fonts-liberation');
}

function find(): string | undefined {
  return inPath(CHROMIUM) ?? [chromium.executablePath()].find((file) => existsSync(file));
}

function install(): string {
  console.log('No Chromium found; installing one for the browser tests …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const own = find();
  if (own) return own;
  console.log("Playwright's download failed; trying the distribution's package …");
  installPackages('chromium');
  const installed = find();
  if (installed) return installed;
  throw new StepFailedError(
    'No Chromium could be installed. Install one by hand (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH.',
  );
}
