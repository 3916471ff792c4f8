import { useRef } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { useCart } from '@storefront/host';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { useBagCheck } from '../../lib/bag-check/use-bag-check';
import { t } from '../../messages/t';
import { bag } from './bag.styles';
import { FilledBag } from './filled-bag';

/** The content of the drawer that the bag button in the header opens: a compact cart. */
export function Bag() {
  const lines = useCart((state) => state.lines);
  const { checked } = useBagCheck(lines);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div css={bag} ref={root} tabIndex={-1}>
      {lines.length === 0 ? (
        <EmptyState
          title={t('Your bag is empty')}
          action={<ButtonLink to={pagePaths.products}>{t('Browse Products')}</ButtonLink>}
        >
          {t('What you add is kept here until you come back for it.')}
        </EmptyState>
      ) : (
        <FilledBag checked={checked} onRemoved={() => root.current?.focus()} />
      )}
    </div>
  );
}
