import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  chmod,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../error-code';
import { withLock } from '../../file-lock';
import { ImmutableFileError, REGISTRY_FILE, type DeployRoot, type Revision } from './deploy-root';

/** The mode of a file that only its owner can read. */
const SECRET_MODE = 0o600;

/** Files that are being written; what a killed deploy leaves there is never read. */
const INCOMING = '.incoming';

/** A deploy root in a folder, on one machine or on a file system that machines share. */
export function createFolderDeployRoot(folder: string): DeployRoot {
  const root = path.resolve(folder);
  const at = (name: string) => path.join(root, name);

  const read = (name: string) => readFileIfExists(at(name));

  /**
   * Creates a folder that is missing, and those above it, with the rights of the deploy root: whoever may write there
   * may write into all of its folders, whatever the umask of the one who created them.
   */
  async function makeFolder(name: string): Promise<void> {
    await mkdir(root, { recursive: true });
    const { mode } = await stat(root);
    const first = await mkdir(at(name), { recursive: true });
    if (first === undefined) return;
    for (let made = at(name); made !== path.dirname(first); made = path.dirname(made)) {
      if ((await stat(made)).mode !== mode) await chmod(made, mode);
    }
  }

  async function writeDraft(bytes: Buffer | string, mode?: number): Promise<string> {
    await makeFolder(INCOMING);
    const draft = at(path.join(INCOMING, randomUUID()));
    await writeFile(draft, bytes, { mode });
    return draft;
  }

  async function put(name: string, bytes: Buffer, mode?: number): Promise<void> {
    await makeFolder(path.dirname(name));
    const draft = await writeDraft(bytes, mode);
    try {
      // Unlike a rename, a link doesn't replace an existing file.
      await link(draft, at(name));
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      if (bytes.equals(await readFile(at(name)))) return;
      throw new ImmutableFileError(name);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function replace(name: string, bytes: Buffer | string): Promise<void> {
    await rename(await writeDraft(bytes), at(name));
  }

  async function readRegistry(): Promise<Revision | undefined> {
    const bytes = await read(REGISTRY_FILE);
    return bytes && { text: bytes.toString(), revision: digest(bytes) };
  }

  async function readOrCreateSecret(name: string): Promise<Buffer> {
    const known = await read(name);
    if (known) return known;
    const secret = randomBytes(32);
    try {
      await put(name, secret, SECRET_MODE);
      return secret;
    } catch (error) {
      if (error instanceof ImmutableFileError) return readOrCreateSecret(name);
      throw error;
    }
  }

  return {
    put: (name, bytes) => put(name, bytes),
    replace,
    read,
    async list(folder) {
      const entries = await readdir(at(folder)).catch(emptyIfMissing);
      return entries.filter((name) => !name.startsWith('.')).sort();
    },
    async changedAt(folder) {
      const found = await stat(at(folder)).catch(() => undefined);
      return found?.mtime;
    },
    remove: (folder) => rm(at(folder), { recursive: true, force: true }),
    locate: at,
    readRegistry,
    readRevision: async () => (await readRegistry())?.revision,
    async swapRegistry(revision, text) {
      await mkdir(root, { recursive: true });
      return withLock(at('registry.lock'), async () => {
        if ((await readRegistry())?.revision !== revision) return false;
        await replace(REGISTRY_FILE, text);
        return true;
      });
    },
    readSecret: read,
    readOrCreateSecret,
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
