import { useLoaderData } from '@storefront/shared/router';
import { CategoryCards } from './category-cards';
import { FeaturedProducts } from './featured-products';
import { HomeLayout } from './home-layout';
import type { homeLoader } from './home.loader';

export { HomeSkeleton } from './home-skeleton';

/** The home page (HOME-01 to HOME-10). */
export function HomePage() {
  const { categories, featured } = useLoaderData<typeof homeLoader>();
  return (
    <HomeLayout
      categories={<CategoryCards names={categories} />}
      featured={<FeaturedProducts products={featured} />}
    />
  );
}
