import type { Database } from '../../../db/database';
import { BadRequestError, ConflictError } from '../../../http/errors';
import { currentPrice } from '../../products/product-price';
import type { VariantRow } from '../../products/products.repository';
import { allocateStock, variantsFor } from '../placement/allocate-stock';
import { findInvalidChoice } from '../placement/order-lines';
import { describeChoice, inWords } from '../line-variant';
import { readLabels } from '../presentation/order-words';
import { lockVariants, takeStock } from '../stock.repository';
import { insertReturnStock } from './returns.repository';
import type { RequestedReturnLine } from './read-return-lines';
import { t } from '../../../messages/t';

function checkChoice(line: RequestedReturnLine, variants: readonly VariantRow[]) {
  const { place, item } = line;
  const own = variants.filter(({ productId }) => productId === item.productId);
  const missing = findInvalidChoice(line, own);
  if (!missing) return;
  const message = t(
    '“{title}” has no {field, select, selectedSize {size} selectedColor {colour} other {{name}}} “{value}”',
    { title: item.title, ...missing },
  );
  throw new BadRequestError(`lines/${place}/${missing.field}`, message);
}

/** Throws a {@link BadRequestError} if the replacement can only be what was bought. */
function checkDiffers(line: RequestedReturnLine, variants: VariantRow[]) {
  const { place, item } = line;
  const bought = variantsFor(item, variants);
  const wanted = variantsFor({ ...line, productId: item.productId }, variants);
  const isSame = bought.length === wanted.length && bought.every((each) => wanted.includes(each));
  if (!isSame || bought.length === 0) return;
  const message = t(
    'Choose another size, color or option of “{title}” than the one you send back.',
    {
      title: item.title,
    },
  );
  throw new BadRequestError(`lines/${place}/selectedSize`, message);
}

/** Throws a {@link BadRequestError} if the replacement can cost something else than what was bought. */
function checkPrice(line: RequestedReturnLine, variants: VariantRow[]) {
  const { place, item } = line;
  const wanted = variantsFor({ ...line, productId: item.productId }, variants);
  const alike = [...variantsFor(item, variants), ...wanted];
  if (new Set(alike.map(currentPrice)).size <= 1) return;
  const message = t('“{title}” can only be exchanged for a variant of the same price.', {
    title: item.title,
  });
  throw new BadRequestError(`lines/${place}/selectedOptions`, message);
}

/**
 * Reserves the replacements of an exchange: the same products in other sizes, colours or options, without a
 * price difference. Throws a {@link BadRequestError} for a choice that doesn't exist, was bought or has another
 * price now, and a {@link ConflictError} for one that is sold out; both name the field.
 */
export async function reserveExchange(
  tx: Database,
  returnId: string,
  lines: readonly RequestedReturnLine[],
): Promise<void> {
  const variants = await lockVariants(tx, [...new Set(lines.map(({ item }) => item.productId))]);
  for (const line of lines) {
    checkChoice(line, variants);
    checkDiffers(line, variants);
    checkPrice(line, variants);
  }
  const wanted = lines.map((line) => ({
    ...line,
    productId: line.item.productId,
    shownPrice: null,
  }));
  const { reservations, short } = allocateStock(wanted, variants);
  const [missing] = short;
  if (missing) {
    const line = lines[wanted.findIndex((each) => each === missing.line)];
    const labelOf = await readLabels(tx, [missing.line]);
    const choice = describeChoice(inWords(missing.line, labelOf));
    const title = `“${line?.item.title}”`;
    const item = choice ? `${title} (${choice})` : title;
    const { available } = missing;
    const message =
      available === 0
        ? t('{item} is sold out.', { item })
        : t('{item} has only {available} left.', { item, available });
    throw new ConflictError(message, { field: `lines/${line?.place}/selectedSize` });
  }
  await takeStock(tx, reservations);
  await insertReturnStock(tx, returnId, reservations);
}
