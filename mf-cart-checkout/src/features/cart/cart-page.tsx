import { useRef, useState } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { Fragment, useCart, type CartLine } from '@storefront/host';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { BagChanges } from '../../components/bag-changes';
import { Page } from '../../components/page';
import { useHydrated } from '@storefront/host/browser/use-hydrated';
import { useBagCheck } from '../../lib/bag-check/use-bag-check';
import { page } from '../../lib/summary-layout.styles';
import { t } from '../../messages/t';
import { CartSkeleton } from './cart-skeleton';
import { FilledCart } from './filled-cart';

/** The cart (CART-09, CART-10). */
export function CartPage() {
  const hydrated = useHydrated();
  const lines = useCart((state) => state.lines);
  const { checked } = useBagCheck(lines);
  const root = useRef<HTMLDivElement>(null);

  if (!hydrated) return <CartSkeleton />;
  return (
    <Page css={page} ref={root}>
      <PageHeading>{t('Shopping Cart')}</PageHeading>
      <BagChanges checked={checked} />
      {lines.length === 0 ? (
        <EmptyState
          title={t('Your cart is empty')}
          action={<ButtonLink to={pagePaths.home}>{t('Continue Shopping')}</ButtonLink>}
        >
          {t('What you add is kept here until you come back for it.')}
        </EmptyState>
      ) : (
        <>
          <FilledCart
            checked={checked}
            onRemoved={() => root.current?.querySelector('h1')?.focus()}
          />
          <CartRecommendations lines={lines} />
        </>
      )}
    </Page>
  );
}

/** Recommendations for the cart as it was when the page opened; later changes don't replace them. */
function CartRecommendations({ lines }: { lines: CartLine[] }) {
  const [productIds] = useState(() => [...new Set(lines.map(({ id }) => id))]);
  return <Fragment name="catalog.recommendations" props={{ productIds }} />;
}
