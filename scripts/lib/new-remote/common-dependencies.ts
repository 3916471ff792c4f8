import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, ROOT } from '../apps';

/** The packages that a remote needs, by their names, with their versions. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The dependencies that all remotes have in common, with the first remote's versions. */
export function commonDependencies(): Dependencies {
  const manifests = REMOTES.map(readManifest);
  return {
    dependencies: inCommon(manifests.map(({ dependencies }) => dependencies)),
    devDependencies: inCommon(manifests.map(({ devDependencies }) => devDependencies)),
  };
}

function inCommon([first = {}, ...others]: Record<string, string>[]): Record<string, string> {
  const common = Object.entries(first).filter(([name]) => others.every((other) => name in other));
  return Object.fromEntries(common);
}

function readManifest(remote: string): Dependencies {
  const manifest = readFileSync(path.join(ROOT, remote, 'package.json'), 'utf8');
  return JSON.parse(manifest) as Dependencies;
}
