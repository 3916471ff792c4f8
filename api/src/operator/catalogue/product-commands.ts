import { and, asc, count, eq, exists, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { containing } from '../../db/like-pattern';
import { products, variants } from '../../db/schema';
import { PRODUCT_STATUSES } from '../../db/schema/catalogue/catalogue';
import { inTransaction } from '../../db/transaction';
import { formatPaise, toRupees } from '../../money';
import { type AuditRow, listChanges } from '../../modules/audit/audit.repository';
import { setStatus } from '../../modules/catalogue/product-status.service';
import { currentPrice } from '../../modules/products/product-price';
import {
  authorProperties,
  describePage,
  PAGE_SIZE,
  PageSchema,
  pagesOf,
  toJson,
  WordsSchema,
} from '../command-parts';
import { showProduct } from './show-product';

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

/** Runs a command; returns the text to show. Throws a `NotFoundError` if there is no such product. */
export async function runProductCommand(db: Database, command: ProductCommand): Promise<string> {
  switch (command.action) {
    case 'find':
      return find(db, command);
    case 'show':
      return showProduct(db, command.product, command.json ?? false);
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
