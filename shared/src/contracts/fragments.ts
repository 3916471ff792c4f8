/**
 * What a page gives to each fragment, by the fragment's name: the contract between the remote that provides it and
 * the pages that show it (docs/contracts/fragments.md). JSON alone, because it goes to other processes. Within
 * a major version optional props are added, and nothing is changed or removed.
 */
export interface FragmentProps {
  /** Products that go with these ones, without these ones. */
  'catalog.recommendations': { productIds: string[] };
  /** Products that were opened on this device, without the one whose page this is. */
  'catalog.recently-viewed': { except?: string };
  /** What to search for, with suggestions while it is typed; it takes the focus in a dialog. */
  'catalog.search': Record<string, never>;
  /** The lines of the cart, for the drawer that the header's bag opens. */
  'cart.bag': Record<string, never>;
  /** The state of a signed-in shopper's order that is unpaid, or on its way. */
  'orders.latest': Record<string, never>;
  /** The form for the newsletter. */
  'content.newsletter': Record<string, never>;
  /** What the shop promises of delivery, returns and payment. */
  'content.promises': Record<string, never>;
}

export type FragmentName = keyof FragmentProps;

/** The version of each contract that this code base's remotes provide, and its pages show. */
export const FRAGMENT_CONTRACTS: Record<FragmentName, string> = {
  'catalog.recommendations': '1.0.0',
  'catalog.recently-viewed': '1.0.0',
  'catalog.search': '1.0.0',
  'cart.bag': '1.0.0',
  'orders.latest': '1.0.0',
  'content.newsletter': '1.0.0',
  'content.promises': '1.0.0',
};

/** When a fragment's code takes over what stands in its place: at once, when the browser has nothing to do, when it is near. */
export type FragmentStart = 'load' | 'idle' | 'visible';

/** A fragment that a remote provides to any page. */
export interface ProvidedFragment {
  /** The height that pages keep free until it is there, in CSS pixels: below 768 px of width, and from there on. */
  space: { narrow: number; wide: number };
  start: FragmentStart;
  /** True for what depends on the visitor: browsers alone render it. */
  personal: boolean;
  /** The `webpackChunkName` of the import with its code. */
  chunk: string;
}

/** What a remote says of a fragment: no space, started when it is near, the same for all visitors, a chunk of its name. */
export type ProvidedFragmentInput = Partial<ProvidedFragment>;

/**
 * A fragment on a page. With `props` the page server renders it: text that is the name of a parameter of the page's
 * path (`:id`) stands for its value. Without, the browser does, which alone knows them.
 */
export type DeclaredFragment = {
  [Name in FragmentName]: { name: Name; props?: FragmentProps[Name] };
}[FragmentName];

/** Completes what a remote says of its fragments. */
export function providedFragments(
  inputs: Partial<Record<FragmentName, ProvidedFragmentInput>>,
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
      },
    ]),
  );
}
