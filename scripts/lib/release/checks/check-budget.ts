import path from 'node:path';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { isWeighed, loadBuild, REMOTE_BUDGET } from '@storefront/remote-kit/build';
import { APPS } from '../../apps';
import { librariesFolder, type DeployRoot } from '@storefront/tools/deploy';

/**
 * Returns a problem if a version's scripts, brotli-compressed, exceed the app's budget in kilobytes: the one that was
 * granted or, without one, its own. The shell's chunks for developers don't count.
 */
export async function checkBudget(
  root: DeployRoot,
  name: string,
  version: RemoteVersion,
  granted?: number,
): Promise<string[]> {
  const budget = granted ?? (await ownBudget(name));
  const folders = [`${name}/${version.metadata.version}`, librariesFolder(version)]
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}/browser`);
  const found = await Promise.all(
    folders.map(async (folder) => (await root.list(folder)).map((file) => `${folder}/${file}`)),
  );
  const files = found.flat().filter((file) => isWeighed(name, file));
  const sizes = await Promise.all(files.map(async (file) => (await root.read(file))?.length ?? 0));
  const weight = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  if (weight <= budget) return [];
  const largest = files
    .map((file, index) => ({
      file: path.posix.basename(file, '.br'),
      size: (sizes[index] ?? 0) / 1000,
    }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 3)
    .map(({ file, size }) => `${file} ${size.toFixed(1)} kB`);
  return [
    `its scripts weigh ${weight.toFixed(1)} kB, the budget is ${budget} kB; the largest are ${largest.join(', ')}`,
  ];
}

/** The budget that an app of this repository sets for itself; of any other, what every remote has. */
async function ownBudget(name: string): Promise<number> {
  return APPS.includes(name) ? (await loadBuild(name)).budget : REMOTE_BUDGET;
}
