import { scriptIntegrity, type BuiltFiles } from './built-files';
import { CHUNK_HASHES } from './webpack/script-guard-plugin';

const ENTRY = 'remoteEntry.js';

const PLACE = new RegExp(`(["'\`])${CHUNK_HASHES}\\1`);

/**
 * Puts the hashes of a remote's chunks into its entry. A page that has verified the entry can trust them, so
 * that pages only need the entry's hash. Throws when the entry has no place for them.
 */
export function withChunkHashes(files: BuiltFiles): BuiltFiles {
  const file = `browser/${ENTRY}`;
  const entry = files.get(file)?.toString();
  if (entry === undefined || !PLACE.test(entry)) {
    throw new Error(
      `${file} has no place for the hashes of its chunks. See shared/remote-kit/src/build/webpack/script-guard-plugin.ts.`,
    );
  }
  const chunks = Object.entries(scriptIntegrity(files, 'browser')).filter(
    ([name]) => name !== ENTRY,
  );
  const hashed = entry.replace(PLACE, () => JSON.stringify(Object.fromEntries(chunks)));
  return new Map(files).set(file, Buffer.from(hashed));
}
