import { Link } from '@storefront/shared/router';
import { categoryHref } from '@storefront/shared/shop/store-categories';
import { ProductImage } from '@storefront/shared/ui/product-image';
import { categoryName } from '../../lib/category-name';
import { picture, tile, tileGrid } from './category-tiles.styles';
import type { CategoryTile } from './product-list.loader';

interface CategoryTilesProps {
  tiles: CategoryTile[];
}

/** The categories to choose from (PLP-01). */
export function CategoryTiles({ tiles }: CategoryTilesProps) {
  return (
    <ul role="list" css={tileGrid} aria-label="Categories">
      {tiles.map(({ name, image }) => (
        <li key={name}>
          <Link css={tile} to={categoryHref(name)}>
            <ProductImage css={picture} src={image} alt="" width={338} height={450} />
            {categoryName(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
