import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { overlayPlaceholder, card, frame, caption } from './product-card.styles';
import { ProductGrid } from './product-grid';
import type { GridColumns } from './product-grid.styles';
import { t } from '../../messages/t';

interface ProductSkeletonsProps {
  count: number;
  columns: GridColumns;
}

/** The placeholders for `count` product cards while they load. */
export function ProductSkeletons({ count, columns }: ProductSkeletonsProps) {
  return (
    <ProductGrid label={t('Loading products')} columns={columns} busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} css={card}>
          <div css={frame}>
            <Skeleton height={340} />
            <div css={overlayPlaceholder} />
          </div>
          <span css={caption}>
            <Skeleton width="70%" height={24} />
            <Skeleton width="30%" height={21} />
          </span>
        </li>
      ))}
    </ProductGrid>
  );
}
