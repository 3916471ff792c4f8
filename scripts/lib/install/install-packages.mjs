// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withInstallLock } from './install-lock.mjs';

/** Runs `npm ci` when package-lock.json isn't the one that the installed packages came from. */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  await withInstallLock(path.join(root, '.cache', 'install.lock'), async () => {
    // Another command may have installed them while this one waited for the lock.
    if (!isInstalled(root)) await install(root);
  });
}

async function install(root) {
  refuseLinkedPackages(root);
  // An edit during the installation has to be seen as a change.
  const hash = lockFileHash(root);
  console.log('Installing packages (npm ci) …');
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) {
    throw new Error(
      'The packages could not be installed; npm says why above. Check the network and the free disk space, then run the command again.',
    );
  }
  writeFileSync(stampFile(root), hash);
}

/** Throws if a `node_modules` is a link, as in a checkout that shares another one's packages: `npm ci` empties where it leads. */
function refuseLinkedPackages(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folders = ['', ...workspaces].map((folder) => path.join(folder, 'node_modules'));
  const links = folders.filter((folder) => isLink(path.join(root, folder)));
  if (links.length === 0) return;
  throw new Error(
    `The installed packages aren't those of package-lock.json, and can't be replaced: npm ci would delete those of another checkout, because these are links: ${links.join(', ')}. Remove the links and run the command again, so that this checkout gets packages of its own.`,
  );
}

function isLink(file) {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function isInstalled(root) {
  const file = stampFile(root);
  if (existsSync(file)) return readFileSync(file, 'utf8') === lockFileHash(root);
  return wasInstalledByHand(root);
}

/** True if somebody has run `npm ci` since package-lock.json was written: npm makes this file at the very end. */
function wasInstalledByHand(root) {
  const modified = (file) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return modified('node_modules/.package-lock.json') > modified('package-lock.json');
}

/** Keeps the hash of the package-lock.json that the installed packages came from. */
function stampFile(root) {
  return path.join(root, 'node_modules', '.storefront-lock');
}

function lockFileHash(root) {
  const text = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(text).digest('hex');
}
