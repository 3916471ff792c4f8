import { css } from '@emotion/react';
import { cartCount, Fragment, useCart } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { RemotePage } from '@storefront/ui/page/remote-page';
import { space } from '@storefront/ui/theme';

declare module '@storefront/host/contracts/fragments' {
  /** The fragments that only this remote shows so far. */
  interface FragmentProps {
    'rspack.teaser': Record<string, never>;
  }
}

const page = css`
  display: grid;
  gap: ${space(5)};
`;

/** A page that shows the shop's state and a fragment, and leads to another team's page. */
export function RspackPage() {
  const count = useCart(cartCount);
  return (
    <RemotePage remote="mf-rspack" css={page}>
      <PageHeading lead="A page that Rspack has built.">Rspack</PageHeading>
      <p>Items in the cart: {count}</p>
      <Link to="/contact">Contact</Link>
      <Fragment name="rspack.teaser" props={{}} />
    </RemotePage>
  );
}
