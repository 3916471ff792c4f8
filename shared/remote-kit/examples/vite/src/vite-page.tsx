import { css } from '@emotion/react';
import { cartCount, useCart } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { RemotePage } from '@storefront/ui/page/remote-page';
import { space } from '@storefront/ui/theme';

const page = css`
  display: grid;
  gap: ${space(5)};
`;

/** A page that shows the shop's state, and leads to another team's page. */
export function VitePage() {
  const count = useCart(cartCount);
  return (
    <RemotePage remote="mf-vite" css={page}>
      <PageHeading lead="A page that Vite has built.">Vite</PageHeading>
      <p>Items in the cart: {count}</p>
      <Link to="/contact">Contact</Link>
    </RemotePage>
  );
}
