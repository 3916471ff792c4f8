import { css } from '@emotion/react';
import { media, size, space } from '@storefront/shared/theme';
import { Container } from '@storefront/shared/ui/container';
import type { ComponentProps } from 'react';

const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};

  ${media.desktop} {
    gap: ${space(6)};
    padding-block: ${space(7)} ${size('section')};
  }
`;

/** The outermost element of this remote's pages between header and footer. */
export function Page(props: ComponentProps<typeof Container>) {
  return <Container css={page} data-boundary="mf-account-orders" {...props} />;
}
