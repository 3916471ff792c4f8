import { useStoreInfo } from '@storefront/shared/host';
import { categoryPicture } from '@storefront/shared/shop/store-info';
import { categoryName } from '../../lib/category-name';
import { CategoryCard } from '../../components/category-card/category-card';
import { categoryGrid } from '../../components/category-card/category-card.styles';
import type { CategoryTile } from './product-list.loader';

interface CategoryTilesProps {
  tiles: CategoryTile[];
}

/** The categories to choose from (PLP-01): the store's picture of each, else one of its products. */
export function CategoryTiles({ tiles }: CategoryTilesProps) {
  const pictures = useStoreInfo(({ info }) => info?.pictures);
  return (
    <ul role="list" css={categoryGrid} aria-label="Categories">
      {tiles.map(({ name, picture }) => (
        <li key={name}>
          <CategoryCard
            category={name}
            name={categoryName(name)}
            picture={(pictures && categoryPicture(pictures, name)) ?? picture}
            as="h2"
            eager
          />
        </li>
      ))}
    </ul>
  );
}
