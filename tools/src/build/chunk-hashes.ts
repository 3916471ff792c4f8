import { scriptIntegrity, type BuiltFiles } from './built-files';
import { CHUNK_HASHES } from './webpack/script-guard-plugin';

const ENTRY = 'remoteEntry.js';

const PLACE = new RegExp(`(["'\`])${CHUNK_HASHES}\\1`);

/**
 * A remote's built files with the hashes of its chunks in its entry. Whoever has checked the entry can trust
 * them, and pages carry the entry's hash alone. Throws when the entry has no place for them.
 */
export function withChunkHashes(files: BuiltFiles): BuiltFiles {
  const file = `browser/${ENTRY}`;
  const entry = files.get(file)?.toString();
  if (entry === undefined || !PLACE.test(entry)) {
    throw new Error(
      `${file} has no place for the hashes of its chunks. See tools/src/build/webpack/script-guard-plugin.ts.`,
    );
  }
  const chunks = Object.entries(scriptIntegrity(files, 'browser')).filter(
    ([name]) => name !== ENTRY,
  );
  const hashed = entry.replace(PLACE, () => JSON.stringify(Object.fromEntries(chunks)));
  return new Map(files).set(file, Buffer.from(hashed));
}
