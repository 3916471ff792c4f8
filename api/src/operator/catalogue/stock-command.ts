import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { BadRequestError, ConflictError } from '../../http/errors';
import { formatPaise } from '../../money';
import {
  type ChangedPrice,
  changePrices,
  type PriceChange,
} from '../../modules/catalogue/stock-and-prices/change-prices';
import {
  type ChangedStock,
  changeStock,
  type StockChange,
} from '../../modules/catalogue/stock-and-prices/change-stock';
import { readSkuFile } from '../../modules/catalogue/stock-and-prices/read-sku-file';
import { TableError } from '../../modules/catalogue/import/read-table';
import { currentPrice } from '../../modules/products/product-price';
import { AmountSchema, authorProperties, FileSchema, toJson } from '../command-parts';

const SkuSchema = Type.String({ minLength: 1, maxLength: 100 });

const common = {
  ...authorProperties,
  dryRun: Type.Optional(Type.Boolean()),
  json: Type.Optional(Type.Boolean()),
};

const STOCK_MAX = 10_000_000;

/** The commands for stock and prices: of one SKU, or of all in a file. */
export const StockCommandSchemas = [
  Type.Object({
    action: Type.Literal('stock set'),
    sku: SkuSchema,
    /** The pieces in the shop, with those that are reserved for orders. */
    pieces: Type.Integer({ minimum: 0, maximum: STOCK_MAX }),
    ...common,
  }),
  Type.Object({
    action: Type.Literal('stock adjust'),
    sku: SkuSchema,
    pieces: Type.Integer({ minimum: -STOCK_MAX, maximum: STOCK_MAX }),
    ...common,
    note: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  Type.Object({ action: Type.Literal('stock import'), file: FileSchema, ...common }),
  Type.Object({
    action: Type.Literal('prices set'),
    sku: SkuSchema,
    /** Paise. */
    price: AmountSchema,
    /** What it cost before a discount. */
    before: Type.Optional(AmountSchema),
    ...common,
  }),
  Type.Object({ action: Type.Literal('prices import'), file: FileSchema, ...common }),
] as const;
export type StockCommand = Static<(typeof StockCommandSchemas)[number]>;

/**
 * Changes stock or prices, all or none; returns the text to show. Throws a {@link ConflictError} that names every SKU
 * which can't be changed, and every row of a file that can't be read.
 */
export async function runStockCommand(db: Database, command: StockCommand): Promise<string> {
  const { author, note: reason, dryRun, json } = command;
  const acting = { author: author.trim(), reason, dryRun };
  if (command.action === 'prices set' || command.action === 'prices import') {
    const changes = await priceChanges(command);
    const prices = await inTransaction(db, (tx) => changePrices(tx, changes, acting));
    return json ? toJson(prices.map(presentPrice)) : prices.map(describePrice).join('\n');
  }
  const changes = await stockChanges(command);
  const stock = await inTransaction(db, (tx) => changeStock(tx, changes, acting));
  return json ? toJson(stock) : stock.map(describeStock).join('\n');
}

type Command<Action> = Extract<StockCommand, { action: Action }>;

async function stockChanges(
  command: Command<'stock set' | 'stock adjust' | 'stock import'>,
): Promise<StockChange[]> {
  switch (command.action) {
    case 'stock set':
      return [{ sku: command.sku, counted: command.pieces }];
    case 'stock adjust':
      return [{ sku: command.sku, by: command.pieces }];
    case 'stock import':
      return readSkuFile(command.file, ['Stock'], (cells) => {
        const counted = cells.wholeNumber('Stock');
        if (counted !== undefined) return { counted };
        cells.refuse('Stock', 'is empty');
        return undefined;
      }).catch(explainTableError);
  }
}

async function priceChanges(
  command: Command<'prices set' | 'prices import'>,
): Promise<PriceChange[]> {
  if (command.action === 'prices set') {
    const { sku, price, before } = command;
    if (before !== undefined && before <= price) {
      throw new BadRequestError('before', 'The price before a discount must be higher.');
    }
    return [{ sku, price, compareAtPrice: before }];
  }
  return readSkuFile(command.file, ['Price'], (cells) => {
    const price = cells.price('Price');
    if (price) return { price, compareAtPrice: cells.price('Price before') };
    cells.refuse('Price', 'must be above 0');
    return undefined;
  }).catch(explainTableError);
}

function explainTableError(error: unknown): never {
  throw error instanceof TableError ? new ConflictError(error.message) : error;
}

function describeStock({ sku, inShop, reserved, available, before }: ChangedStock): string {
  return `${sku}: ${inShop} in the shop, ${reserved} reserved, ${available} can be bought (before: ${before}).`;
}

function describePrice({ sku, before, after }: ChangedPrice): string {
  const text = (prices: ChangedPrice['after']) => {
    const price = currentPrice(prices);
    if (price === null) return 'no price';
    const isReduced = prices.discountedPrice !== null && prices.regularPrice !== null;
    return `${formatPaise(price)}${isReduced ? ` instead of ${formatPaise(prices.regularPrice ?? 0)}` : ''}`;
  };
  return `${sku}: ${text(after)} (before: ${text(before)}).`;
}

function presentPrice({ sku, before, after }: ChangedPrice) {
  return { sku, before, after, unit: 'paise' };
}
