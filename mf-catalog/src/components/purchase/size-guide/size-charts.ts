import type { Product } from '../../../lib/product/product';

/** The sizes of each kind of garment that has a size guide. Its measurements are loaded with the guide. */
const CHARTS = {
  'women-tops': { category: 'women', sizes: 'XS S M L XL' },
  'women-trousers': { category: 'women', sizes: '26 28 30 32 34' },
  'men-tops': { category: 'men', sizes: 'S M L XL XXL' },
  'men-trousers': { category: 'men', sizes: '30 32 34 36 38' },
  'men-jackets': { category: 'men', sizes: '38 40 42 44 46' },
};
export type SizeChart = keyof typeof CHARTS;

/** The chart that has all of a product's sizes; undefined if there is none, for a belt for example. */
export function sizeChartOf({
  category,
  sizes,
}: Pick<Product, 'category' | 'sizes'>): SizeChart | undefined {
  if (sizes.length === 0) return undefined;
  const names = Object.keys(CHARTS) as SizeChart[];
  return names.find((name) => {
    const chart = CHARTS[name];
    const known = chart.sizes.split(' ');
    return (
      chart.category === category?.toLowerCase() && sizes.every((size) => known.includes(size))
    );
  });
}
