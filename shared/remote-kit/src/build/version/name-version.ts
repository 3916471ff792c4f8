import { createHash, type Hash } from 'node:crypto';
import { containerName } from '@storefront/host/contracts/registry';
import type { BuiltFiles } from './built-files';

/** How many digits of the content's hash a name has. */
const HASH_LENGTH = 12;

/**
 * The version that a build contains until its content, and thus its name, is known. It is as long as the name,
 * so that source maps stay true, and contains no number, so that a new number alone changes no script. It is filled up with
 * letters: of several signs in a row, webpack makes one.
 */
export function versionPlaceholder(packageVersion: string): string {
  return 'placeholder'.padEnd(`${packageVersion}-`.length + HASH_LENGTH, 'x');
}

/**
 * Names a version after its content: the number in its package, and a hash of the built files and of what its
 * descriptor adds, such as the pages. The same content always gets the same name.
 */
export function nameVersion(packageVersion: string, files: BuiltFiles, descriptor: unknown) {
  const hash = createHash('sha256').update(JSON.stringify(descriptor));
  for (const [name, bytes] of files) hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
  return `${packageVersion}-${shortDigest(hash)}`;
}

/** Names the libraries of an app after their content: they are the same in all versions that have the name. */
export function nameLibraries(script: Buffer): string {
  return `libraries-${shortDigest(createHash('sha256').update(script))}`;
}

function shortDigest(hash: Hash): string {
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** The built files with a version's name in place of the placeholder. */
export function withVersionName(
  files: BuiltFiles,
  app: string,
  { placeholder, version }: { placeholder: string; version: string },
): BuiltFiles {
  const unnamed = containerName(app, placeholder);
  const named = containerName(app, version);
  return new Map(
    [...files].map(([name, bytes]) => {
      if (!bytes.includes(unnamed)) return [name, bytes] as const;
      return [name, Buffer.from(bytes.toString().replaceAll(unnamed, named))] as const;
    }),
  );
}
