import { css } from '@emotion/react';
import { media, space } from '@storefront/shared/theme';
import { Container } from '@storefront/shared/ui/container';
import type { ComponentProps } from 'react';

const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)};

  ${media.desktop} {
    padding-block: ${space(8)};
  }
`;

/** The outermost element of every page of this remote. */
export function Page(props: ComponentProps<typeof Container>) {
  return <Container css={page} data-boundary="mf-account-orders" {...props} />;
}
