import { Fragment, useSession } from '@storefront/host';
import { useLoaderData } from '@storefront/host/router';
import { CategoryCards } from '../../components/category-card/category-cards';
import { HomeLayout } from './home-layout';
import type { HomeData } from './home.loader';
import { FeaturedProducts } from './sections/featured-products';

export { homeMeta } from './home-meta';
export { HomeSkeleton } from './home-skeleton';

/** The home page (HOME-01 to HOME-10). */
export function HomePage() {
  const { categories, featured } = useLoaderData<HomeData>();
  const signedIn = useSession((state) => state.signedIn);
  return (
    <>
      {/* Over the upper edge of the hero, where it takes no space. */}
      {signedIn ? <Fragment name="orders.latest" props={{}} /> : null}
      <HomeLayout
        categories={
          <CategoryCards
            categories={categories.map((name) => ({ name }))}
            aria-labelledby="curated-categories"
            as="h3"
          />
        }
        featured={<FeaturedProducts products={featured} />}
      />
    </>
  );
}
