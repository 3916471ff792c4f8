import type { ComponentType } from 'react';
import type { FragmentName, FragmentProps } from '../contracts/fragments';
import type { RemoteDescriptor } from '../contracts/remote';
import type { FragmentPlace } from './fragment-place';
import { useHost } from './host';
import type { LoaderServices } from './loader';

/**
 * Puts a fragment of any remote into a page. The page's remote.ts lists it. It has its own React root: it can't
 * break the page around it, and knows of it what its props say.
 */
export function Fragment<Name extends FragmentName>(place: FragmentPlace<Name>) {
  const { FragmentSlot } = useHost();
  return <FragmentSlot {...place} />;
}

/** What the loader of a fragment gets, on the server and in the browser. */
export interface FragmentLoaderArgs<Props = unknown> extends LoaderServices {
  props: Props;
  /** Aborted when nobody waits for the data any more. */
  signal: AbortSignal;
}

/** What a fragment's component gets. */
export interface FragmentContentProps<Props = unknown, Data = unknown> {
  props: Props;
  /** What the loader returned; undefined without one. */
  data: Data;
}

/** What a fragment's `lazy` import resolves to. */
export interface FragmentModule<Props = unknown, Data = unknown> {
  Component: ComponentType<FragmentContentProps<Props, Data>>;
}

/** A fragment as its remote writes it. Its module has no heavy imports, so that code and data load in parallel. */
interface FragmentDefinition<Props, Data> {
  /** Fetches what it shows; rejects where it then shows nothing. */
  loader?: (args: FragmentLoaderArgs<Props>) => Promise<Data>;
  /** Imports its component. */
  lazy: () => Promise<FragmentModule<Props, Data>>;
}

/** A fragment as the shell sees it. */
export interface RemoteFragment {
  loader?: (args: FragmentLoaderArgs) => Promise<unknown>;
  lazy: () => Promise<FragmentModule>;
}

/** What a remote's `./fragments` default-exports: one for each name that its descriptor provides. */
export type RemoteFragments<Descriptor extends RemoteDescriptor = RemoteDescriptor> = Record<
  keyof Descriptor['fragments'] & string,
  RemoteFragment
>;

/** Defines the fragment of this name: props by its contract, data as its loader returns them. */
export function defineFragment<Name extends FragmentName, Data = undefined>(
  _name: Name,
  definition: FragmentDefinition<FragmentProps[Name], Data>,
): RemoteFragment {
  // The shell passes on what it got from the same fragment's page and loader.
  return definition as RemoteFragment;
}
