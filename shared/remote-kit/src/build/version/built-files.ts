import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAPS_FOLDER } from '@storefront/host/contracts/version-files';
import { integrityOf } from '@storefront/tools/integrity';
import { withoutFederationEntryName } from '../webpack/stable-module-ids-plugin';

/** Files by their paths inside a folder, with `/` between the parts, in the order of the paths. */
export type BuiltFiles = Map<string, Buffer>;

/**
 * Reads all files of a folder, without what differs from machine to machine. Source maps aren't among them: a
 * comment changes them, but no version.
 */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !name.startsWith(`${MAPS_FOLDER}/`))
    .sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readBuiltFile(path.join(folder, name))] as const),
    ),
  );
}

async function readBuiltFile(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  return file.endsWith('.js') ? Buffer.from(withoutFederationEntryName(bytes.toString())) : bytes;
}

/** Names of the scripts in a folder of the build, each with the value of its `integrity` attribute. */
export function scriptIntegrity(files: BuiltFiles, folder: string): Record<string, string> {
  const scripts = [...files].filter(
    ([name]) => name.startsWith(`${folder}/`) && name.endsWith('.js'),
  );
  return Object.fromEntries(
    scripts.map(([name, bytes]) => [name.slice(folder.length + 1), integrityOf(bytes)]),
  );
}
