import type { ReactNode } from 'react';
import type { FragmentName, FragmentProps } from '../contracts/fragments';

/** A place for a fragment, as a page gives it to the shell. */
export interface FragmentPlace<Name extends FragmentName = FragmentName> {
  name: Name;
  props: FragmentProps[Name];
  /** Shown where nobody provides the fragment, or it fails; by default nothing. */
  fallback?: ReactNode;
  /** Called once it is on the page. */
  onShown?: () => void;
}
