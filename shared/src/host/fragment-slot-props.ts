import type { ReactNode } from 'react';
import type { FragmentName, FragmentProps } from '../contracts/fragments';

/** Which fragment a page shows in a place, and how; the props of `<Fragment>`. */
export interface FragmentSlotProps<Name extends FragmentName = FragmentName> {
  name: Name;
  props: FragmentProps[Name];
  /** Shown where no remote provides the fragment, or it fails; by default nothing. */
  fallback?: ReactNode;
  /** Called once it is on the page. */
  onShown?: () => void;
}
