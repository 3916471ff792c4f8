import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { CreateError, remoteNames } from './remote-names';
import { repositoryFiles } from './repository-files';
import { testedVersions } from './versions';

/** Prettier's settings for what is created; a team may choose others. */
const STYLE = { singleQuote: true, printWidth: 100 };

/**
 * Creates a repository for a remote in a folder of its name: one page, one fragment, their tests, a pipeline and a README.
 * Needs no network. Throws a `CreateError` for a name that can't be used, or a folder that is there already.
 */
export async function createRemote(name: string, into: string): Promise<string> {
  const names = remoteNames(name);
  const folder = path.join(into, name);
  if (existsSync(folder)) {
    throw new CreateError(
      `${folder} is there already. Choose another name, or remove that folder.`,
    );
  }
  for (const [file, text] of Object.entries(repositoryFiles(names, testedVersions()))) {
    const filepath = path.join(folder, file);
    await mkdir(path.dirname(filepath), { recursive: true });
    const isFormatted = /\.(tsx?|js|json|md|yml)$/.test(file);
    await writeFile(filepath, isFormatted ? await format(text, { ...STYLE, filepath }) : text);
  }
  return folder;
}
