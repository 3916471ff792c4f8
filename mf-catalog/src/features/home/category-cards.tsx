import { useStoreInfo } from '@storefront/shared/host';
import { CategoryCard } from '../../lib/category-card/category-card';
import { categoryGrid } from '../../lib/category-card/category-card.styles';

interface CategoryCardsProps {
  names: string[];
}

/** The store's categories, each a way into its listing (HOME-02). */
export function CategoryCards({ names }: CategoryCardsProps) {
  const pictures = useStoreInfo(({ info }) => info?.pictures.categories);
  return (
    <ul role="list" css={categoryGrid} aria-labelledby="curated-categories">
      {names.map((category) => (
        <li key={category}>
          <CategoryCard category={category} picture={pictures?.[category.toLowerCase()]} as="h3" />
        </li>
      ))}
    </ul>
  );
}
