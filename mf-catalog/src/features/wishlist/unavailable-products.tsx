import { css } from '@emotion/react';
import { useBus, useWishlist } from '@storefront/host';
import { color, space } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { t } from '../../messages/t';

const note = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color('text-soft')};
`;

interface UnavailableProductsProps {
  ids: readonly string[];
}

/** Says that the shop no longer has some of the saved products, and offers to remove them. */
export function UnavailableProducts({ ids }: UnavailableProductsProps) {
  const bus = useBus();
  const wished = useWishlist((wishlist) => wishlist.ids);
  const unavailable = ids.filter((id) => wished.includes(id));
  const count = unavailable.length;
  if (count === 0) return null;
  return (
    <p css={note}>
      {t(
        '{count, plural, one {One piece that you saved isn’t in the shop any more.} other {# pieces that you saved aren’t in the shop any more.}}',
        { count },
      )}
      <Button
        variant="quiet"
        onClick={() => unavailable.forEach((id) => bus.send('wishlist.toggle', { id }))}
      >
        {t('{count, plural, one {Remove it} other {Remove them}}', { count })}
      </Button>
    </p>
  );
}
