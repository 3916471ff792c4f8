import {
  LIMITS,
  type Product,
  type ProductList,
  type ProductListQuery,
} from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { NotFoundError, BadRequestError } from '../../http/errors';
import { withoutNul } from '../../http/requests/storable-text';
import { presentProduct } from './present-product';
import type { FindLook } from '../looks/looks.repository';
import {
  isProductId,
  type FindProduct,
  type ListedProduct,
  type ProductFilter,
  listVariantsByIds,
} from './products.repository';

function normalize(value: string | undefined): string | undefined {
  const text = withoutNul(value ?? '')
    .trim()
    .toLowerCase();
  return text === '' ? undefined : text;
}

/** The filters of a query (D10), normalised. */
function filterOf(query: ProductListQuery): ProductFilter {
  const category = normalize(query.category);
  const parentCategory = normalize(query.parentCategory);
  const gender = normalize(query.gender);
  const anyOf = query.filter?.split(',').flatMap((value) => normalize(value) ?? []);
  return {
    ...(category === undefined ? {} : { category }),
    ...(parentCategory === undefined ? {} : { parentCategory }),
    ...(gender === undefined ? {} : { gender }),
    ...(anyOf === undefined || anyOf.length === 0 ? {} : { anyOf }),
  };
}

/** A page of the products that match a filter. */
export interface ProductPage {
  filter: ProductFilter;
  page: number;
  limit: number;
}

/** The page that a query requests (D10), normalised so that equivalent queries are equal. */
export function pageOf(query: ProductListQuery): ProductPage {
  const { page = 1, limit = LIMITS.pageSize } = query;
  return { filter: filterOf(query), page, limit };
}

/** A page of products as the API represents it. */
export function presentPage(
  rows: readonly ListedProduct[],
  publicUrl: string,
  { page, limit, total }: { page: number; limit: number; total: number },
): ProductList {
  return {
    data: rows.map((row) => presentProduct(row, publicUrl, row.stock, row.variants)),
    count: total,
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
}

/**
 * Reads a product by its id or handle, with the stock of its variants and the rest of its look. Throws a
 * {@link NotFoundError} for an unknown one.
 */
export async function readProduct(
  findProduct: FindProduct,
  findLook: FindLook,
  publicUrl: string,
  id: string,
): Promise<Product> {
  const found = isProductId(id) ? await findProduct(id) : undefined;
  if (!found) throw new NotFoundError('Product not found');
  const { product, variants } = found;
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  const look = await findLook(product.id);
  return {
    ...presentProduct(product, publicUrl, stock, variants),
    ...(look.length > 0 && { look }),
  };
}

/**
 * The distinct ids that a query requests; undefined if it has no `ids`. Throws a {@link BadRequestError} for
 * too many.
 */
export function wantedIds({ ids }: ProductListQuery): string[] | undefined {
  if (ids === undefined) return undefined;
  const given = ids.split(',').map((id) => id.trim());
  const wanted = [...new Set(given)].filter(isProductId);
  if (wanted.length <= LIMITS.productIdsMax) return wanted;
  throw new BadRequestError('ids', `Ask for at most ${LIMITS.productIdsMax} products at once.`);
}

/** Reads the products with those ids and the stock of their variants, in the same order; unknown ids are omitted. */
export async function readByIds(
  db: Database,
  publicUrl: string,
  ids: readonly string[],
): Promise<ProductList> {
  const rows = ids.length === 0 ? [] : await listVariantsByIds(db, ids);
  return presentPage(rows, publicUrl, {
    page: 1,
    limit: LIMITS.productIdsMax,
    total: rows.length,
  });
}
