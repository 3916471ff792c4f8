import { CategoryCardSkeletons } from '../../components/category-card/category-card-skeletons';
import { ProductSkeletons } from '../../components/product-card/product-skeletons';
import { HomeLayout } from './home-layout';

/** The home page while its categories and featured products load (HOME-05). */
export function HomeSkeleton() {
  return (
    <HomeLayout
      categories={<CategoryCardSkeletons />}
      featured={<ProductSkeletons count={4} columns="featured" />}
    />
  );
}
