import { RETURN_REASONS } from '@storefront/host/contracts';
import type { ReturnRequest, ShippingAddress } from '@storefront/host/contracts/api';
import { ADDRESS_FIELDS } from '@storefront/host/validation/address/address-rules';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import type { ReturnableItem } from '../../lib/order/order-with-history';
import { readOneOf } from '../../lib/order/read-one-of';
import type { ReturnedLine } from '../../lib/order/order-return';
import { t } from '../../messages/t';
import { exchangeOptionsFor, isLeftOut, type ExchangeOptions } from './exchange-options';
import type { ReturnValues } from './return-values';

/**
 * Why the lines can't be sent back; undefined if they can. `options` is undefined until they are loaded: an exchange
 * needs them.
 */
export function linesError(
  values: ReturnValues,
  items: OrderItem[],
  options: ExchangeOptions | undefined,
): string | undefined {
  const lines = linesToSend(values, items, options);
  if (lines.length === 0) return t('Choose at least one item.');
  return values.kind === 'exchange' && lines.some(({ wantedOption }) => wantedOption === undefined)
    ? t('Choose what you would like instead.')
    : undefined;
}

/** The lines that are sent back; an exchange leaves out those without options. The form must be valid. */
export function chosenLines(
  values: ReturnValues,
  items: OrderItem[],
  options: ExchangeOptions,
): ReturnedLine[] {
  return linesToSend(values, items, options).map(
    ({ itemId, quantity, wantedOption, itemOptions }) => {
      if (values.kind === 'return') return { itemId, quantity };
      const option = itemOptions?.find(({ value }) => value === wantedOption);
      const { selectedSize, selectedColor, selectedOptions, labels } = option ?? {};
      return { itemId, quantity, selectedSize, selectedColor, selectedOptions, labels };
    },
  );
}

/** The lines with a quantity that can be sent back, with the options for an exchange if they are loaded. */
function linesToSend(
  { kind, lines }: ReturnValues,
  items: OrderItem[],
  options: ExchangeOptions | undefined,
) {
  return items.flatMap((item, index) => {
    const { quantity = 0, wantedOption } = lines[index] ?? {};
    const itemOptions = options && exchangeOptionsFor(options, item);
    if (quantity === 0 || isLeftOut(kind, itemOptions)) return [];
    return [{ itemId: item.id, quantity, wantedOption, itemOptions }];
  });
}

/**
 * The refund for these lines once they are received, in rupees: their share of what was paid for the pieces that can be
 * sent back, rounded down to paise, as the API calculates it.
 */
export function calculateRefund(lines: ReturnedLine[], items: ReturnableItem[]): number {
  const paise = lines.map(({ itemId, quantity }) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item || item.returnable === 0) return 0;
    return Math.floor((Math.round(item.returnableAmount * 100) * quantity) / item.returnable);
  });
  return paise.reduce((sum, share) => sum + share, 0) / 100;
}

/** The body of the request; the form must be valid. */
export function toReturnRequest(values: ReturnValues, lines: ReturnedLine[]): ReturnRequest {
  const comment = values.comment?.trim() ?? '';
  const isReturn = values.kind === 'return';
  const asCredit = isReturn && values.refundTo === 'credit';
  const refundUpiId = isReturn && !asCredit ? (values.refundUpiId?.trim() ?? '') : '';
  return {
    kind: values.kind,
    lines: lines.map(({ itemId, quantity, selectedSize, selectedColor, selectedOptions }) => ({
      itemId,
      quantity,
      ...(selectedSize === undefined ? {} : { selectedSize }),
      ...(selectedColor === undefined ? {} : { selectedColor }),
      ...(selectedOptions === undefined ? {} : { selectedOptions }),
    })),
    reason: readOneOf(RETURN_REASONS, values.reason) ?? 'other',
    ...(comment === '' ? {} : { comment }),
    ...(refundUpiId === '' ? {} : { refundUpiId }),
    ...(asCredit ? { asCredit } : {}),
    pickupAddress: pickupAddress(values.pickup),
  };
}

function pickupAddress(pickup: ReturnValues['pickup']): ShippingAddress {
  const address = { fullName: '', address: '', city: '', state: '', postalCode: '', phone: '' };
  for (const field of ADDRESS_FIELDS) address[field] = pickup[field]?.trim() ?? '';
  return address;
}
