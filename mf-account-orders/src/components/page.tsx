import { css } from '@emotion/react';
import { media, size, space } from '@storefront/ui/theme';
import { RemotePage, type RemotePageProps } from '@storefront/ui/page/remote-page';

const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};

  ${media.desktop} {
    gap: ${space(6)};
    padding-block: ${space(7)} ${size('section')};
  }
`;

/** The outermost element of this remote's pages with header and footer. */
export function Page(props: Omit<RemotePageProps, 'remote'>) {
  return <RemotePage css={page} remote="mf-account-orders" {...props} />;
}
