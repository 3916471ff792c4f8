import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

const manifest = readFileSync(path.join(ROOT, 'package.json'), 'utf8');

/** The folders of the repository that are packages. */
export const WORKSPACES = (JSON.parse(manifest) as { workspaces: string[] }).workspaces;

/** The remotes, each owned by a team: the workspaces whose names begin with `mf-`. */
export const REMOTES = WORKSPACES.filter((name) => name.startsWith('mf-'));

/** Everything that is built and published. */
export const APPS = ['shell', ...REMOTES];

/** The published versions and the registry of the tests, which must not touch what has been deployed. */
export const TEST_DEPLOY_ROOT = path.resolve(ROOT, process.env.DEPLOY_ROOT || '.cache/deploy');
