import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, ROOT } from '../apps';

/** The dependencies that all remotes have in common, with the first remote's versions. */
export function commonDependencies(): Record<string, string> {
  const [first = {}, ...others] = REMOTES.map(dependenciesOf);
  const common = Object.entries(first).filter(([name]) => others.every((other) => name in other));
  return Object.fromEntries(common);
}

function dependenciesOf(remote: string): Record<string, string> {
  const manifest = readFileSync(path.join(ROOT, remote, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { dependencies: Record<string, string> }).dependencies;
}
