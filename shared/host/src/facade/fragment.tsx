import type { ComponentType } from 'react';
import type { FragmentName, FragmentProps } from '../contracts/fragments/fragments';
import type { RemoteDescriptor } from '../contracts/remote';
import { useHost, type FragmentSlotProps } from './host';
import type { LoaderServices } from './loader';

/**
 * Shows a fragment of any remote in a page, whose remote.ts must list it. The fragment has its own React
 * root: it can't break the page, and knows only its props.
 */
export function Fragment<Name extends FragmentName>(place: FragmentSlotProps<Name>) {
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

/**
 * A fragment as its remote defines it. The module has no heavy imports, so that code and data load in
 * parallel.
 */
interface FragmentDefinition<Props, Data> {
  /** Fetches its data; if it rejects, the fragment isn't shown. */
  loader?: (args: FragmentLoaderArgs<Props>) => Promise<Data>;
  /** Imports its component. */
  lazy: () => Promise<FragmentModule<Props, Data>>;
}

/** A fragment as the shell sees it. */
export interface RemoteFragment {
  loader?: (args: FragmentLoaderArgs) => Promise<unknown>;
  lazy: () => Promise<FragmentModule>;
}

/** The default export of a remote's `./fragments`: a fragment for each name in its descriptor. */
export type RemoteFragments<Descriptor extends RemoteDescriptor = RemoteDescriptor> = Record<
  keyof Descriptor['fragments'] & string,
  RemoteFragment
>;

/** Defines a fragment; the types of its props follow from its name, that of its data from its loader. */
export function defineFragment<Name extends FragmentName, Data = undefined>(
  _name: Name,
  definition: FragmentDefinition<FragmentProps[Name], Data>,
): RemoteFragment {
  // Safe, because the shell passes props and data of this fragment only.
  return definition as RemoteFragment;
}
