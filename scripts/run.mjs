// Entry of every npm script: checks Node, installs what is missing, then runs scripts/<command>.ts.
// Plain JavaScript, because before the installation nothing else would run.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? '.', '..');
const [command, ...args] = process.argv.slice(2);

checkNode();
process.chdir(root);
installIfNeeded();

const { register } = await import('tsx/esm/api');
register();
const { main } = await import(`./${command}.ts`);
await main(args);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  console.error(`Node ${process.versions.node} is too old: install Node 20.20 or newer.`);
  process.exit(1);
}

/** Runs `npm ci` when the lock file isn't the one that the installed packages came from. */
function installIfNeeded() {
  const stamp = path.join(root, 'node_modules', '.storefront-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log('Installing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The installation failed. Check the network and the disk, then try again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
