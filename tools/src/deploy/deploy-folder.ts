import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code';
import { withLock } from '../file-lock';
import { ImmutableFileError, type DeployRoot, type Revision } from './deploy-root';

const REGISTRY = 'registry.json';

/** The mode of a file that only its owner can read. */
const SECRET_MODE = 0o600;

/** Files that are being written; what a killed deploy leaves there is never read. */
const INCOMING = '.incoming';

/** A deploy root in a folder, on one machine or on a file system that machines share. */
export function createFolderDeployRoot(root: string): DeployRoot {
  const at = (name: string) => path.join(root, name);

  async function readRegistry(): Promise<Revision | undefined> {
    const bytes = await readFileIfExists(at(REGISTRY));
    return bytes && { text: bytes.toString(), revision: digest(bytes) };
  }

  return {
    async put(name, bytes, { isSecret = false } = {}) {
      await mkdir(at(INCOMING), { recursive: true });
      await mkdir(path.dirname(at(name)), { recursive: true });
      const draft = at(path.join(INCOMING, randomUUID()));
      await writeFile(draft, bytes, isSecret ? { mode: SECRET_MODE } : {});
      try {
        // Unlike a rename, a link doesn't replace an existing file.
        await link(draft, at(name));
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
        if (bytes.equals(await readFile(at(name)))) return;
        throw new ImmutableFileError(
          `${name} is published already, with other content, and was left as it is. Publish what has changed as another version.`,
        );
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: (name) => readFileIfExists(at(name)),
    async list(folder) {
      const entries = await readdir(at(folder)).catch(emptyIfMissing);
      return entries.filter((name) => !name.startsWith('.')).sort();
    },
    async changedAt(folder) {
      const found = await stat(at(folder)).catch(() => undefined);
      return found?.mtime;
    },
    remove: (folder) => rm(at(folder), { recursive: true, force: true }),
    readRegistry,
    async swapRegistry(revision, text) {
      await mkdir(at(INCOMING), { recursive: true });
      return withLock(at('registry.lock'), async () => {
        if ((await readRegistry())?.revision !== revision) return false;
        const draft = at(path.join(INCOMING, randomUUID()));
        await writeFile(draft, text);
        await rename(draft, at(REGISTRY));
        return true;
      });
    },
  };
}

async function readFileIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

function emptyIfMissing(error: unknown): string[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
