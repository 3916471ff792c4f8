// Entry of every npm script: checks Node, installs what is missing, then runs scripts/<command>.ts; a command
// may be in a folder, as release/deploy is.
// Plain JavaScript, because before the installation nothing else would run.
import path from 'node:path';
import { installPackages } from './lib/install/install-packages.mjs';

const root = path.resolve(import.meta.dirname ?? '.', '..');
const [command, ...args] = process.argv.slice(2);

checkNode();
process.chdir(root);
await installPackages(root).catch((error) => fail(error.message));

const { register } = await import('tsx/esm/api');
register();
const { main } = await import(`./${command}.ts`);
await main(args);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = major === 20 ? minor >= 20 : major === 22 ? minor >= 12 : major > 22;
  if (isSupported) return;
  fail(
    `Node ${process.versions.node} isn't supported: install Node 20.20 or a newer 20, or Node 22.12 or newer.`,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
