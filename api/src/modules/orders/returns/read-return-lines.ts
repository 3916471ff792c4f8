import type { ReturnRequest, SelectedOptions } from '@storefront/host/contracts/api';
import { BadRequestError, ConflictError } from '../../../http/errors';
import type { OrderItemRow } from '../orders.repository';
import { choiceOf } from '../placement/order-lines';
import { returnablePieces, shareOf } from './returnable';
import type { FullReturn } from './returns.repository';
import { t } from '../../../messages/t';

/** A returned line, and its index in the request, which errors name. */
export interface RequestedReturnLine {
  place: number;
  item: OrderItemRow;
  quantity: number;
  /** What was paid for these pieces, in paise. */
  value: number;
  /** For an exchange: the size, colour and other options of the replacement. */
  size: string | null;
  color: string | null;
  options: SelectedOptions;
}

/** What was paid for the pieces of a line that are sent back, in paise. */
function valueOf(
  { item, quantity, place }: Pick<RequestedReturnLine, 'item' | 'quantity' | 'place'>,
  returns: readonly FullReturn[],
): number {
  const left = returnablePieces(item, returns);
  if (quantity <= left.quantity) return shareOf(left, quantity);
  const message =
    left.quantity === 0
      ? t('“{title}” is in a return or an exchange already.', { title: item.title })
      : t('Only {left} of “{title}” can be sent back, not {quantity}.', {
          left: left.quantity,
          title: item.title,
          quantity,
        });
  throw new ConflictError(message, { field: `lines/${place}/quantity` });
}

/**
 * Validates the lines of a request for a return or an exchange. Throws a {@link BadRequestError} for a line
 * that isn't in the order or is repeated, and a {@link ConflictError} for more pieces than can be returned;
 * both name the field.
 */
export function readReturnLines(
  { kind, lines }: Pick<ReturnRequest, 'kind' | 'lines'>,
  items: readonly OrderItemRow[],
  returns: readonly FullReturn[],
): RequestedReturnLine[] {
  const read = lines.map(({ itemId, quantity, ...wanted }, place) => {
    const field = `lines/${place}/itemId`;
    const item = items.find(({ orderId, line }) => `${orderId}-${line}` === itemId);
    if (!item) throw new BadRequestError(field, `This order has no item "${itemId}"`);
    if (lines.findIndex((line) => line.itemId === itemId) !== place) {
      throw new BadRequestError(field, `The item "${itemId}" is there twice`);
    }
    const isExchange = kind === 'exchange';
    return {
      place,
      item,
      quantity,
      size: isExchange ? (choiceOf(wanted.selectedSize) ?? item.size) : null,
      color: isExchange ? (choiceOf(wanted.selectedColor) ?? item.color) : null,
      options: isExchange ? { ...item.options, ...wanted.selectedOptions } : {},
    };
  });
  return read.map((line) => ({ ...line, value: valueOf(line, returns) }));
}
