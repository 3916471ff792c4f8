import { desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { products, variants } from '../../db/schema';
import { NotFoundError } from '../../http/errors';
import { formatPaise, toRupees } from '../../money';
import { readReserved } from '../../modules/catalogue/stock-and-prices/reserved-stock';
import { readProducts } from '../../modules/catalogue/storage/catalogue.repository';
import type { StoredProduct } from '../../modules/catalogue/storage/product-rows';
import { describeChoice } from '../../modules/orders/line-variant';
import { pricesOfVariant } from '../../modules/products/product-price';
import { toJson } from '../command-parts';

/**
 * Shows the product with that handle, id or SKU, a handle first. Throws a {@link NotFoundError} if there is none.
 */
export async function showProduct(db: Database, name: string, isJson: boolean): Promise<string> {
  const [owner] = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(or(eq(products.handle, name), eq(products.id, name), eq(variants.sku, name)))
    .orderBy(desc(eq(products.handle, name)), desc(eq(products.id, name)))
    .limit(1);
  const [found] = owner ? await readProducts(db, [owner.id]) : [];
  if (!found) throw new NotFoundError(`There is no product, and no SKU, “${name}”.`);
  const record = await recordOf(db, found);
  return isJson ? toJson(record) : describe(record);
}

type ProductRecord = Awaited<ReturnType<typeof recordOf>>;

/** All that the shop knows of a product, with amounts in rupees. */
async function recordOf(db: Database, { row, data, variants: rows }: StoredProduct) {
  const reservedOf = await readReserved(db, [row.id]);
  return {
    id: row.id,
    ...data,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    isPublic: row.isPublic,
    regularPrice: toRupees(data.regularPrice),
    discountedPrice: toRupees(data.discountedPrice),
    variants: rows.map((variant) => {
      const { regularPrice, discountedPrice } = pricesOfVariant(row, variant);
      const reserved = reservedOf(variant);
      return {
        sku: variant.sku,
        barcode: variant.barcode,
        size: variant.size,
        color: variant.color,
        options: variant.options,
        regularPrice: toRupees(regularPrice),
        discountedPrice: toRupees(discountedPrice),
        inShop: variant.stock + reserved,
        reserved,
        available: variant.stock,
        grams: variant.grams,
      };
    }),
  };
}

function describe(record: ProductRecord): string {
  const { category, parentCategory, subCategory, isPublic, publishedAt } = record;
  const state = isPublic
    ? 'shown'
    : publishedAt === null
      ? 'hidden'
      : `hidden until ${publishedAt}`;
  const facts = [
    ['Status', `${record.status}, ${state}`],
    ['Category', [category, parentCategory, subCategory].filter(Boolean).join(' > ')],
    ['Vendor', record.vendor],
    ['Tags', record.tags.join(', ')],
    ['Collections', record.collections.join(', ')],
    ['HSN code', record.hsnCode],
    ['Tax class', record.taxClass],
  ].filter(([, value]) => value);
  return [
    `${record.handle}: ${record.title}`,
    ...facts.map(([name, value]) => `  ${name}: ${value}`),
    ...record.variants.map(describeVariant),
  ].join('\n');
}

function describeVariant(variant: ProductRecord['variants'][number]): string {
  const { sku, regularPrice, discountedPrice, available, inShop, reserved } = variant;
  const price = discountedPrice ?? regularPrice;
  return [
    `  ${sku ?? 'no SKU'}`,
    describeChoice(variant) || 'no choice',
    price === null ? 'no price' : formatPaise(Math.round(price * 100)),
    `${available} can be bought (${inShop} in the shop, ${reserved} reserved)`,
  ].join('  ');
}
