import { and, eq, sql } from 'drizzle-orm';
import {
  apiPaths,
  type OrderRequest,
  type OrderRequestItem,
  OrderSchema,
} from '@storefront/host/contracts/api';
import type { Database } from '../db/database';
import { products, variants } from '../db/schema';
import type { TestResponse, TestApi } from './test-api';

export const SHIPPING_ADDRESS = {
  fullName: 'Meera Iyer',
  address: '7 Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919845012345',
};

/** A product for a test; prices are in paise, `stock` is the number of pieces of each variant. */
interface TestProduct {
  id: string;
  regularPrice?: number | null;
  discountedPrice?: number | null;
  /** The names of choices beyond size and colour. */
  optionNames?: string[];
  variants?: Omit<typeof variants.$inferInsert, 'productId' | 'position'>[];
}

/** Adds a product to the catalogue; by default with one piece in stock, without size and colour. */
export async function addProduct(db: Database, product: TestProduct): Promise<void> {
  const { id, regularPrice = 100_000, discountedPrice = null, optionNames = [] } = product;
  await db.insert(products).values({
    id,
    handle: id,
    title: `The ${id}`,
    description: '',
    imgUrl: `/media/products/${id}.svg`,
    images: [],
    category: 'Test',
    parentCategory: 'Tests',
    regularPrice,
    discountedPrice,
    featured: false,
    attributes: [],
    optionNames,
    priceVaries: (product.variants ?? []).some((variant) => variant.regularPrice !== undefined),
    createdAt: new Date('2024-01-01T00:00:00Z'),
  });
  const stocked = product.variants ?? [{ size: '', color: '', stock: 1 }];
  await db
    .insert(variants)
    .values(stocked.map((variant, position) => ({ productId: id, position, ...variant })));
}

/** The stock of a product, or of one size of it. */
export async function stockOf(db: Database, id: string, size?: string): Promise<number> {
  const [row] = await db
    .select({ left: sql<string>`sum(${variants.stock})` })
    .from(variants)
    .where(
      and(eq(variants.productId, id), size === undefined ? undefined : eq(variants.size, size)),
    );
  return Number(row?.left);
}

/** A line of `items`. */
export function orderItem(
  productId: string,
  quantity: number,
  selectedSize: string | null = null,
  selectedColor: string | null = null,
): OrderRequestItem {
  return { productId, quantity, selectedSize, selectedColor };
}

/** Places an order and returns the response. */
export function order(
  api: TestApi,
  token: string,
  request: Partial<OrderRequest>,
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const body = { shippingAddress: SHIPPING_ADDRESS, ...request };
  return api.call(apiPaths.orders, { token, body, headers });
}

/** Places an order that must succeed; returns its id. */
export async function placedOrder(
  api: TestApi,
  token: string,
  products: Record<string, number>,
): Promise<string> {
  const response = await order(api, token, { products });
  return response.as(OrderSchema).id;
}
