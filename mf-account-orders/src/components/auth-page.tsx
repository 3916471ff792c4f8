import { css } from '@emotion/react';
import { space, text } from '@storefront/shared/theme';
import { RemotePage } from '@storefront/shared/ui/page/remote-page';
import type { ReactNode } from 'react';

/** The auth layout has set width and margins already. */
const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(3)};

  /* Narrow: a heading of a page's full size would break in two. */
  h1 {
    font-size: ${text('2xl')};
  }
`;

interface AuthPageProps {
  children: ReactNode;
}

/** The outermost element of this remote's pages in the auth layout. */
export function AuthPage({ children }: AuthPageProps) {
  return (
    <RemotePage css={page} remote="mf-account-orders" fullWidth>
      {children}
    </RemotePage>
  );
}
