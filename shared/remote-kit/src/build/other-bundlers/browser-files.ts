import vm from 'node:vm';
import { BuildError } from '../build-error';
import type { BuiltFiles } from '../version/built-files';
import { hasPlaceForHashes } from '../version/chunk-hashes';
import { GUARD_SCRIPT } from '../script-guard';
import { chunksOf, ENTRY_FILE } from './scripts-of';

const BROWSER_ENTRY = `browser/${ENTRY_FILE}`;

/** Throws `BuildError` for a browser build whose scripts the shell can't load, or can't check. */
export function requireLoadableScripts(files: BuiltFiles, container: string): void {
  const entry = files.get(BROWSER_ENTRY)?.toString();
  if (entry === undefined) {
    throw new BuildError(
      `${BROWSER_ENTRY} is missing: build the remote's container for browsers into a script of this name.`,
    );
  }
  for (const [file, bytes] of files) {
    if (file.startsWith('browser/')) requireServableFile(file, bytes);
  }
  if (!entry.includes(container)) {
    throw new BuildError(
      `${BROWSER_ENTRY} defines no ${container}: name the container so, and the version's own name will take the place of the placeholder.`,
    );
  }
  if (chunksOf(files).length > 0 && !hasPlaceForHashes(entry)) {
    throw new BuildError(
      `${BROWSER_ENTRY} loads its chunks unchecked: let it run \`${GUARD_SCRIPT}\` for each script element that it creates.`,
    );
  }
}

function requireServableFile(file: string, bytes: Buffer): void {
  if (file.split('/').length > 2) {
    throw new BuildError(
      `${file} can't be served: browsers get the files of browser/ and not of folders in it, so write it into browser/ itself.`,
    );
  }
  if (file.endsWith('.css')) {
    throw new BuildError(
      `${file} would not be loaded: write its styles with @emotion/react, which the shop also renders on the server.`,
    );
  }
  if (file.endsWith('.js')) requireClassicScript(file, bytes.toString());
}

/** Only a classic script has a global, and a hash that browsers check however it is loaded. */
function requireClassicScript(file: string, code: string): void {
  try {
    new vm.Script(code, { filename: file });
  } catch (cause) {
    throw new BuildError(
      `${file} isn't a classic script (${String(cause)}): make the bundler write scripts that need no type="module", without import, export and top-level await.`,
      { cause },
    );
  }
}
