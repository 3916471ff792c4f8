import { useStoreInfo } from '@storefront/host';
import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { categoryPicture } from '@storefront/host/shop/store/store-info';
import type { ComponentProps } from 'react';
import { CategoryCard } from './category-card';
import { categoryGrid } from './category-grid.styles';

/** A category to choose. */
export interface Category {
  /** The name as the API sends it. */
  name: string;
  /** Shown where the store has no picture of the category. */
  fallback?: Picture | undefined;
}

interface CategoryCardsProps
  extends
    Pick<ComponentProps<'ul'>, 'aria-label' | 'aria-labelledby'>,
    Pick<ComponentProps<typeof CategoryCard>, 'as' | 'eager'> {
  categories: Category[];
  /** Formats a name for display; unchanged by default. */
  formatName?: (name: string) => string;
}

/** Categories with the store's pictures of them, each a link to its listing (HOME-02, PLP-01). */
export function CategoryCards({
  categories,
  formatName = (name) => name,
  as,
  eager,
  ...labels
}: CategoryCardsProps) {
  const store = useStoreInfo(({ info }) => info);
  return (
    <ul role="list" css={categoryGrid} {...labels}>
      {categories.map(({ name, fallback }) => (
        <li key={name}>
          <CategoryCard
            category={name}
            picture={(store && categoryPicture(store.pictures, name)) ?? fallback}
            as={as}
            eager={eager}
          >
            {labelOf(formatName(name), store ?? {})}
          </CategoryCard>
        </li>
      ))}
    </ul>
  );
}
