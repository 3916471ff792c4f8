import { LIMITS } from '@storefront/host/contracts';

/** The filters of a product list; blank and null values count as absent. */
export interface ProductListParams {
  category?: string | null | undefined;
  parentCategory?: string | null | undefined;
  /** Counted from 1; 1 by default. */
  page?: number | undefined;
  /** Products on a page; `LIMITS.pageSize` by default. */
  limit?: number | undefined;
}

const GENDERS: Record<string, string> = { men: 'Men', women: 'Women' };
const ACCESSORIES_FILTER = 'Accessories,Personal Care,Home,null,Unisex';

/**
 * Query parameters of GET /products (PLP-12, D30): the categories men and women also send a gender,
 * and accessories a filter; blank and null values are dropped.
 */
export function productQuery(filters: ProductListParams): Record<string, string | number> {
  const category = filters.category?.trim() ?? '';
  const key = category.toLowerCase();
  const narrowing = {
    category,
    parentCategory: filters.parentCategory?.trim() ?? '',
    gender: Object.hasOwn(GENDERS, key) ? (GENDERS[key] ?? '') : '',
    filter: key === 'accessories' ? ACCESSORIES_FILTER : '',
  };
  return {
    page: atLeastOne(filters.page, 1),
    limit: atLeastOne(filters.limit, LIMITS.pageSize),
    ...Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== '')),
  };
}

function atLeastOne(value: number | undefined, fallback: number): number {
  return value !== undefined && value >= 1 ? Math.trunc(value) : fallback;
}
