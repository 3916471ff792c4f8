import { BuildError } from '../build-error';
import type { BuiltFiles } from '../version/built-files';

/** Libraries that a page can't have twice, with a text that is in each build of them, minified or not. */
const ONLY_ONCE = [
  { library: 'react or react-dom', text: '__CLIENT_INTERNALS_DO_NOT_USE' },
  { library: '@storefront/host', text: 'render this component inside <HostProvider>' },
];

/** Throws `BuildError` for a build that contains a library of which the shop's pages need the shell's one. */
export function requireNoSecondCopies(files: BuiltFiles): void {
  for (const [file, bytes] of files) {
    const copy = ONLY_ONCE.find(({ text }) => bytes.includes(text));
    if (!copy) continue;
    throw new BuildError(
      `${file} contains a second ${copy.library}: take it from the share scope, as a shared singleton with import: false.`,
    );
  }
}
