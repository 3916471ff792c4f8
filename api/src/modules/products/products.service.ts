import {
  LIMITS,
  type Product,
  type ProductList,
  type ProductListQuery,
} from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { NotFoundError } from '../../http/errors';
import type { ProductCount } from './product-count';
import { presentProduct } from './present-product';
import {
  findProducts,
  findVariants,
  listProducts,
  type ProductFilter,
} from './products.repository';

/** A character that no text in the database can have. */
const NUL = '\0';

function normalize(value: string | undefined): string | undefined {
  const text = value?.replaceAll(NUL, '').trim().toLowerCase();
  return text === '' ? undefined : text;
}

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

/** A page of products that match the query (D10). A page past the last one is empty. */
export async function readProducts(
  db: Database,
  publicUrl: string,
  productCount: ProductCount,
  query: ProductListQuery,
): Promise<ProductList> {
  const { page = 1, limit = LIMITS.pageSize } = query;
  const filter = filterOf(query);
  const total = await productCount(filter);
  const rows = await listProducts(db, filter, { limit, offset: (page - 1) * limit });
  return {
    data: rows.map((row) => presentProduct(row, publicUrl, row.stock)),
    count: total,
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
}

/** One product with the stock of each variant. Throws a {@link NotFoundError}. */
export async function readProduct(db: Database, publicUrl: string, id: string): Promise<Product> {
  const [row] = id.includes(NUL) ? [] : await findProducts(db, [id]);
  if (!row) throw new NotFoundError('Product not found');
  const variants = await findVariants(db, id);
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return presentProduct(row, publicUrl, stock, variants);
}
