import type { FRAGMENT_PROPS, PropsOf } from './fragment-props';
import type { PropsSchema } from './props-schema';

/** The props of the fragments that this code base lists. */
type ListedProps = {
  [Name in keyof typeof FRAGMENT_PROPS]: PropsOf<(typeof FRAGMENT_PROPS)[Name]>;
};

/**
 * The props of each fragment, by its name: the contract between the remote that provides it and the pages
 * that show it (docs/contracts/fragments.md). Only JSON, because props are sent to other processes. A remote adds
 * fragments of its own in its `remote.ts`; `remote-kit types` adds those of other remotes.
 */
// An interface, because only interfaces can be augmented.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FragmentProps extends ListedProps {}

export type FragmentName = keyof FragmentProps;

/** The version of each of these contracts that the remotes of this code base provide and its pages use. */
const FRAGMENT_CONTRACTS = {
  'catalog.look': '1.0.0',
  'catalog.recommendations': '1.0.0',
  'catalog.recently-viewed': '1.0.0',
  'catalog.reviews': '1.0.0',
  'catalog.search': '1.0.0',
  'catalog.sub-categories': '1.0.0',
  'cart.bag': '1.0.0',
  'orders.latest': '1.0.0',
  'content.newsletter': '1.0.0',
  'content.promises': '1.0.0',
} satisfies Record<keyof ListedProps, string>;

/** The version of its contract, which only a fragment that isn't listed above declares. */
type ContractOf<Name> = Name extends keyof typeof FRAGMENT_CONTRACTS
  ? { contract?: never }
  : { contract: string };

/** The version of a fragment's contract: the one listed above, or else the declared one. */
export function contractOf(name: string, declared: string | undefined): string {
  const listed: Partial<Record<string, string>> = FRAGMENT_CONTRACTS;
  const contract = listed[name] ?? declared;
  if (contract !== undefined) return contract;
  throw new Error(
    `The fragment ${name} has no contract: declare its version in remote.ts, as in { contract: '1.0.0' }.`,
  );
}

/** True for a fragment whose props and contract this code base lists. */
export function isListedFragment(name: string): boolean {
  return Object.hasOwn(FRAGMENT_CONTRACTS, name);
}

/**
 * When a fragment's code is loaded and started: at once, when the browser is idle, or when the fragment is
 * near the viewport.
 */
export type FragmentStart = 'load' | 'idle' | 'visible';

/** A fragment that a remote provides to any page. */
export interface ProvidedFragment {
  /** The version of its contract. */
  contract: string;
  /**
   * The height that pages reserve until it is shown, in CSS pixels, for screens below 768 px and for wider
   * ones.
   */
  space: { narrow: number; wide: number };
  start: FragmentStart;
  /** True if it depends on the visitor: then only browsers render it. */
  personal: boolean;
  /** The `webpackChunkName` of the import with its code. */
  chunk: string;
  /** The JSON schema of its props; only a fragment that isn't listed above declares it. */
  props?: PropsSchema;
}

/**
 * What a remote declares of a fragment. Defaults: no space, `visible`, not personal, the chunk named like the
 * fragment.
 */
export type ProvidedFragmentInput<Name> = Partial<Omit<ProvidedFragment, 'contract'>> &
  ContractOf<Name> &
  (Name extends keyof ListedProps ? { props?: never } : unknown);

/**
 * A fragment on a page. With `props` the page server renders it: a text such as `:id`, the name of a
 * parameter of the page's path, is replaced by its value. Without `props` the browser renders it, because
 * only the browser knows them.
 */
export type DeclaredFragment = {
  [Name in FragmentName]: { name: Name; props?: FragmentProps[Name] } & ContractOf<Name>;
}[FragmentName];

/** The same of any name, such as one that only another code base knows. */
export interface NamedFragment {
  name: string;
  contract?: string | undefined;
  props?: Record<string, unknown> | undefined;
}

/** Adds the defaults to what a remote declares of its fragments, by their names. */
export function withFragmentDefaults(
  inputs: Partial<Record<string, Partial<ProvidedFragment>>>,
): Record<string, ProvidedFragment> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      {
        space: { narrow: 0, wide: 0 },
        start: 'visible' as const,
        personal: false,
        chunk: name.slice(name.indexOf('.') + 1),
        ...input,
        contract: contractOf(name, input?.contract),
      },
    ]),
  );
}
