import type { ComponentProps, ReactNode } from 'react';
import { Container } from './container';

export interface RemotePageProps extends ComponentProps<typeof Container> {
  /** The remote's name; the overlay of boundaries shows whose page it is. */
  remote: string;
  /** True for a page that sets its own width and margins, or whose layout sets them. */
  fullWidth?: boolean;
  /** What is loading, for screen readers: given by a page's skeleton, whose `children` are placeholders. */
  loading?: string;
}

/** The outermost element of every page of a remote. A remote's `Page` gives it the remote's name. */
export function RemotePage({
  remote,
  fullWidth = false,
  loading,
  width,
  ...rest
}: RemotePageProps) {
  const props = {
    ...rest,
    ...(loading && loadingProps(loading, rest.children)),
    'data-boundary': remote,
  };
  return fullWidth ? <div {...props} /> : <Container {...props} width={width} />;
}

/** The props of a page that is loading. */
function loadingProps(loading: string, placeholders: ReactNode) {
  return {
    'aria-busy': true,
    children: (
      <>
        <p className="visually-hidden" role="status">
          {loading}
        </p>
        {placeholders}
      </>
    ),
  };
}
