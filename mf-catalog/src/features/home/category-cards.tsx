import { useStoreInfo } from '@storefront/shared/host';
import { categoryPicture } from '@storefront/shared/shop/store-info';
import { CategoryCard } from '../../components/category-card/category-card';
import { categoryGrid } from '../../components/category-card/category-card.styles';

interface CategoryCardsProps {
  names: string[];
}

/** The store's categories, each a way into its listing (HOME-02). */
export function CategoryCards({ names }: CategoryCardsProps) {
  const pictures = useStoreInfo(({ info }) => info?.pictures);
  return (
    <ul role="list" css={categoryGrid} aria-labelledby="curated-categories">
      {names.map((category) => (
        <li key={category}>
          <CategoryCard
            category={category}
            picture={pictures && categoryPicture(pictures, category)}
            as="h3"
          />
        </li>
      ))}
    </ul>
  );
}
