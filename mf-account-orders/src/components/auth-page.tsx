import { css } from '@emotion/react';
import { space, text } from '@storefront/ui/theme';
import { RemotePage } from '@storefront/ui/page/remote-page';
import type { ReactNode } from 'react';

/** The auth layout already sets width and margins. */
const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(3)};

  /* The page is narrow: a heading of the usual size would need two lines. */
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
