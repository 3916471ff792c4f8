import { scriptIntegrity, type BuiltFiles } from './built-files';
import { CHUNK_HASHES } from '../script-guard';

const PLACE = new RegExp(`(["'\`])${CHUNK_HASHES}\\1`);

/** Whether an entry passes the scripts of its chunks to the shell, with a place for their hashes. */
export function hasPlaceForHashes(entry: string): boolean {
  return PLACE.test(entry);
}

/**
 * Puts the hashes of an app's other scripts into its entry, if it has any. A page that has verified the entry can trust
 * them, so that pages only need the entry's hash. Throws when the entry has no place for them.
 */
export function withChunkHashes(files: BuiltFiles, name: string): BuiltFiles {
  const file = `browser/${name}`;
  const entry = files.get(file)?.toString();
  const chunks = Object.entries(scriptIntegrity(files, 'browser')).filter(
    ([chunk]) => chunk !== name,
  );
  if (chunks.length === 0) return files;
  if (entry === undefined || !hasPlaceForHashes(entry)) {
    throw new Error(
      `${file} has no place for the hashes of its chunks. See shared/remote-kit/src/build/script-guard.ts.`,
    );
  }
  const hashed = entry.replace(PLACE, () => hashTable(chunks));
  return new Map(files).set(file, Buffer.from(hashed));
}

/** What is the same in all hashes. */
const [BEFORE, AFTER] = ['sha256-', '='];

/** The length of what differs. */
const DIGEST = 43;

/** An expression of the hashes by file name. It compresses better than the object that it makes. */
function hashTable(chunks: [name: string, hash: string][]): string {
  const names = chunks.map(([name]) => name.slice(0, -'.js'.length)).join(' ');
  const digests = chunks.map(([, hash]) => hash.slice(BEFORE.length, -AFTER.length)).join('');
  return `Object.fromEntries("${names}".split(" ").map((e,t)=>[e+".js","${BEFORE}"+"${digests}".substr(${DIGEST}*t,${DIGEST})+"${AFTER}"]))`;
}
