import { and, asc, count, eq, exists, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { containing } from '../../db/like-pattern';
import { products, variants } from '../../db/schema';
import { PRODUCT_STATUSES } from '../../db/schema/catalogue';
import { inTransaction } from '../../db/transaction';
import { NotFoundError } from '../../http/errors';
import { formatPaise, toRupees } from '../../money';
import { type AuditRow, listChanges } from '../../modules/audit/audit.repository';
import { setStatus } from '../../modules/catalogue/product-status.service';
import { readReserved } from '../../modules/catalogue/stock-and-prices/reserved-stock';
import {
  readProducts,
  type StoredProduct,
} from '../../modules/catalogue/storage/catalogue.repository';
import { describeChoice } from '../../modules/orders/line-variant';
import { currentPrice, pricesOfVariant } from '../../modules/products/product-price';
import {
  authorProperties,
  describePage,
  PAGE_SIZE,
  PageSchema,
  pagesOf,
  toJson,
  WordsSchema,
} from '../command-parts';

const json = Type.Optional(Type.Boolean());
const HandleSchema = Type.String({ minLength: 1, maxLength: 200 });
const StatusSchema = Type.Enum([...PRODUCT_STATUSES]);

/** The commands that look products up, and that show or hide them. */
export const ProductCommandSchemas = [
  Type.Object({
    action: Type.Literal('find'),
    /** Each is part of the title, the handle, the maker, or is a SKU or a barcode. */
    words: WordsSchema,
    status: Type.Optional(StatusSchema),
    /** Only products that lack this. */
    without: Type.Optional(Type.Enum(['hsn', 'tax-class', 'price', 'sku'])),
    page: PageSchema,
    json,
  }),
  Type.Object({
    action: Type.Literal('show'),
    /** The handle, the id, or a SKU. */
    product: HandleSchema,
    json,
  }),
  Type.Object({
    action: Type.Literal('status'),
    handle: HandleSchema,
    status: StatusSchema,
    /** When an active product is published; at once without it. */
    from: Type.Optional(Type.String({ format: 'date-time' })),
    ...authorProperties,
  }),
  Type.Object({
    action: Type.Literal('history'),
    /** Such as `product velvet-blazer`; all without it. */
    subject: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    json,
  }),
] as const;
export type ProductCommand = Static<(typeof ProductCommandSchemas)[number]>;

type Command<Action> = Extract<ProductCommand, { action: Action }>;

/** Runs a command; returns the text to show. Throws a {@link NotFoundError} if there is no such product. */
export async function runProductCommand(db: Database, command: ProductCommand): Promise<string> {
  switch (command.action) {
    case 'find':
      return find(db, command);
    case 'show':
      return show(db, command);
    case 'status': {
      const { handle, status, from, author, note: reason } = command;
      const publishedAt = from === undefined ? null : new Date(from);
      const acting = { author: author.trim(), reason };
      await inTransaction(db, (tx) => setStatus(tx, handle, { status, publishedAt }, acting));
      const when = status === 'active' && from !== undefined ? `, published ${from}` : '';
      return `${handle} is ${status}${when}.`;
    }
    case 'history':
      return history(db, command);
  }
}

async function find(
  db: Database,
  { words, status, without, page = 1, json: isJson }: Command<'find'>,
): Promise<string> {
  const condition = and(
    ...words.map((word) => hasWord(db, word)),
    status && eq(products.status, status),
    without && lacks(db, without),
  );
  const [row] = await db.select({ total: count() }).from(products).where(condition);
  const total = row?.total ?? 0;
  const found = await db
    .select()
    .from(products)
    .where(condition)
    .orderBy(asc(products.handle))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const stockOf = await stockByProduct(
    db,
    found.map(({ id }) => id),
  );
  const listed = found.map((product) => ({
    handle: product.handle,
    status: product.status,
    title: product.title,
    price: toRupees(currentPrice(product)),
    priceVaries: product.priceVaries,
    stock: stockOf.get(product.id) ?? 0,
  }));
  if (isJson) return toJson({ total, page, pages: pagesOf(total), products: listed });
  if (total === 0) return 'No products.';
  const lines = listed.map(({ handle, status: state, title, price, priceVaries, stock }) =>
    [
      handle.padEnd(30),
      state.padEnd(8),
      `${priceVaries ? 'from ' : ''}${price === null ? 'no price' : formatPaise(price * 100)}`,
      `${stock} in stock`,
      title,
    ].join('  '),
  );
  return [...lines, describePage(page, total, 'product')].join('\n');
}

function hasWord(db: Database, word: string): SQL | undefined {
  const hasVariant = db
    .select({ id: variants.productId })
    .from(variants)
    .where(
      and(
        eq(variants.productId, products.id),
        or(sql`lower(${variants.sku}) = lower(${word})`, eq(variants.barcode, word)),
      ),
    );
  return or(
    ilike(products.title, containing(word)),
    ilike(products.handle, containing(word)),
    ilike(products.vendor, containing(word)),
    exists(hasVariant),
  );
}

function lacks(db: Database, what: NonNullable<Command<'find'>['without']>): SQL | undefined {
  switch (what) {
    case 'hsn':
      return isNull(products.hsnCode);
    case 'tax-class':
      return isNull(products.taxClass);
    case 'price':
      return and(isNull(products.regularPrice), isNull(products.discountedPrice));
    case 'sku':
      return exists(
        db
          .select({ id: variants.productId })
          .from(variants)
          .where(and(eq(variants.productId, products.id), isNull(variants.sku))),
      );
  }
}

async function stockByProduct(db: Database, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: variants.productId, stock: sql<number>`sum(${variants.stock})`.mapWith(Number) })
    .from(variants)
    .where(sql`${variants.productId} = any(${sql.param(ids)}::text[])`)
    .groupBy(variants.productId);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

async function show(db: Database, { product: name, json: isJson }: Command<'show'>) {
  const [owner] = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(or(eq(products.handle, name), eq(products.id, name), eq(variants.sku, name)))
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

async function history(db: Database, { subject, json: isJson }: Command<'history'>) {
  const changes = await listChanges(db, { subject, limit: PAGE_SIZE });
  if (isJson) return toJson(changes.map((row) => ({ ...row, at: row.at.toISOString() })));
  return changes.map(describeChange).join('\n') || 'No changes.';
}

/** How long a value is shown. */
const VALUE_LENGTH = 60;

function describeChange({ at, author, subject, before, after, reason }: AuditRow): string {
  const names = Object.keys({ ...before, ...after });
  const isNew = before === null && subject.startsWith('product ');
  const what = names.map((name) => `${name} ${short(before?.[name])} → ${short(after?.[name])}`);
  return [
    at.toISOString(),
    author,
    subject,
    isNew ? 'added' : what.join(', '),
    ...(reason === null ? [] : [`(${reason})`]),
  ].join('  ');
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
}
