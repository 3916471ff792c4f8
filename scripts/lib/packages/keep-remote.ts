import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOST_CONTRACT } from '@storefront/host/contracts/registry';
import { MAPS_FOLDER } from '@storefront/host/contracts/version-files';
import { ROOT } from '../apps';
import { runToEnd } from '../processes';

/** A remote that uses each part of the host contract. */
const SOURCE = 'shared/remote-kit/examples/archive';

/** Where its builds are kept, one for each minor version of the contract. */
const EARLIER_REMOTES = path.join(ROOT, 'e2e/earlier-remotes');

/** The archive with the build for a version of the host contract. */
export function earlierRemote(contract: string): string {
  return path.join(EARLIER_REMOTES, `mf-archive-${contract}.tgz`);
}

/**
 * Builds that remote for today's host contract and keeps it, unless it is kept already, so that the shells of later
 * versions are tried with a remote that was built for this one.
 */
export async function keepRemote(): Promise<void> {
  const archive = earlierRemote(HOST_CONTRACT);
  if (existsSync(archive)) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-remote-'));
  try {
    await cp(path.join(ROOT, SOURCE), folder, { recursive: true });
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    // The kit takes the nearest folder with a lock file for the project.
    await writeFile(path.join(folder, 'package-lock.json'), '{ "packages": {} }');
    const compiler = { extends: path.join(ROOT, 'tsconfig.json'), include: ['src'] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(compiler));
    await runToEnd('npm', ['--prefix', folder, 'run', 'build']);
    const files = ['--exclude', MAPS_FOLDER, '-C', path.join(folder, 'dist'), '.'];
    await runToEnd('tar', ['--sort=name', '--owner=0', '--group=0', '-czf', archive, ...files]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`Kept ${path.relative(ROOT, archive)}.`);
}
