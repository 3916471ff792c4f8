import type { ComponentProps } from 'react';
import { Container } from './container';

export interface RemotePageProps extends ComponentProps<typeof Container> {
  /** The remote's name; the overlay of boundaries shows whose page it is. */
  remote: string;
  /** True for a page that sets its own width and margins, or whose layout has set them. */
  fullWidth?: boolean;
}

/** The outermost element of every page of a remote. A remote's `Page` gives it the remote's name. */
export function RemotePage({ remote, fullWidth = false, width, ...rest }: RemotePageProps) {
  if (fullWidth) return <div {...rest} data-boundary={remote} />;
  return <Container {...rest} width={width} data-boundary={remote} />;
}
