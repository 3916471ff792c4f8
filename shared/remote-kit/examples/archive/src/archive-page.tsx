import { css } from '@emotion/react';
import { cartCount, Fragment, useBus, useCart, useSession, useStoreInfo } from '@storefront/host';
import { Link, useLoaderData, useNavigate } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { RemotePage } from '@storefront/ui/page/remote-page';
import { color, size, space } from '@storefront/ui/theme';
import type { ArchiveData } from './archive.loader';

const page = css`
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  padding-block: clamp(${space(5)}, 6vw, ${space(11)}) ${size('section')};
  color: ${color('text')};
`;

const CHOICE = {
  image: '',
  sizes: ['M', 'L'],
  colors: ['Black', 'Oatmeal'],
  selectedSize: 'M',
  selectedColor: 'Black',
  quantity: 1,
};

/** Shows what the shell provides, and uses it: state, bus, router, and another remote's fragment. */
export function ArchivePage() {
  const product = useLoaderData<ArchiveData>();
  const bus = useBus();
  const navigate = useNavigate();
  const pieces = useCart(cartCount);
  const session = useSession(({ signedIn }) => (signedIn ? 'signed in' : 'signed out'));
  const shop = useStoreInfo(({ status, info }) => info?.storeName ?? status);
  return (
    <RemotePage remote="mf-archive" css={page}>
      <PageHeading lead={`${product.name} at ${shop}`}>Archive</PageHeading>
      <p>
        {pieces} in the bag, {session}
      </p>
      <Button onClick={() => bus.send('cart.add', { ...CHOICE, ...product })}>Add it</Button>
      <Button onClick={() => bus.send('toast.show', { title: 'From the archive' })}>Say so</Button>
      <Button onClick={() => void navigate('/contact')}>Ask us</Button>
      <Link to={`/product/${product.id}`}>See it</Link>
      <Fragment name="archive.teaser" props={{}} />
      <Fragment name="catalog.recently-viewed" props={{}} />
    </RemotePage>
  );
}
