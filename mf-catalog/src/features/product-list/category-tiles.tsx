import { useStoreInfo } from '@storefront/shared/host';
import { categoryName } from '../../lib/category-name';
import { CategoryCard } from '../../lib/category-card/category-card';
import { categoryGrid } from '../../lib/category-card/category-card.styles';
import type { CategoryTile } from './product-list.loader';

interface CategoryTilesProps {
  tiles: CategoryTile[];
}

/** The categories to choose from (PLP-01): the store's picture of each, else one of its products. */
export function CategoryTiles({ tiles }: CategoryTilesProps) {
  const pictures = useStoreInfo(({ info }) => info?.pictures.categories);
  return (
    <ul role="list" css={categoryGrid} aria-label="Categories">
      {tiles.map(({ name, picture }) => (
        <li key={name}>
          <CategoryCard
            category={name}
            name={categoryName(name)}
            picture={pictures?.[name.toLowerCase()] ?? picture}
            as="h2"
            eager
          />
        </li>
      ))}
    </ul>
  );
}
