import { css } from '@emotion/react';
import { space } from '@storefront/shared/theme';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { ProductGrid, type GridColumns } from './product-grid';

const card = css`
  display: grid;
  gap: ${space(1)};
`;

interface ProductSkeletonsProps {
  count: number;
  columns: GridColumns;
}

/** Stands in for so many product cards while they load. */
export function ProductSkeletons({ count, columns }: ProductSkeletonsProps) {
  return (
    <ProductGrid label="Loading products" columns={columns} busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} css={card}>
          <Skeleton height={340} />
          <Skeleton width="70%" height={24} />
          <Skeleton width="30%" height={24} />
        </li>
      ))}
    </ProductGrid>
  );
}
