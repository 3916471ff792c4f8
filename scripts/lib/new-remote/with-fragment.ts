import { StepFailedError } from '../processes';

/** The lines after which the names of fragments are listed. */
const PROPS = 'export interface FragmentProps {\n';
const VERSIONS = 'FRAGMENT_CONTRACTS: Record<FragmentName, string> = {\n';

/** The source of shared/src/contracts/fragments.ts with one more fragment, which has no props yet. */
export function withFragment(source: string, name: string, title: string): string {
  const withProps = insertAfter(
    source,
    PROPS,
    `  /** A link to the page ${title}. */\n  '${name}': Record<string, never>;\n`,
  );
  return insertAfter(withProps, VERSIONS, `  '${name}': '1.0.0',\n`);
}

function insertAfter(source: string, mark: string, text: string): string {
  if (!source.includes(mark)) {
    throw new StepFailedError(
      `shared/src/contracts/fragments.ts has no line "${mark.trim()}" any more, after which the new fragment is inserted. Put its name, its props and its version there by hand.`,
    );
  }
  return source.replace(mark, mark + text);
}
