import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { StepFailedError } from './processes';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium: CHROMIUM_PATH, one in the PATH, or Playwright's own; where there is none,
 * installs one. Throws `StepFailedError` saying what to do when that fails too.
 */
export function findOrInstallChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new StepFailedError(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which doesn't exist.`);
  }
  return find() ?? install();
}

function find(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, chromium.executablePath()].find((file) => existsSync(file));
}

function install(): string {
  console.log('No Chromium found; installing one for the browser tests …');
  run('npx', ['playwright', 'install', 'chromium']);
  const own = find();
  if (own) return own;
  if (process.getuid?.() === 0) {
    console.log("Playwright's download failed; trying the distribution's package …");
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  const installed = find();
  if (installed) return installed;
  throw new StepFailedError(
    'No Chromium could be installed. Install one by hand (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH.',
  );
}

function run(program: string, args: string[]) {
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
