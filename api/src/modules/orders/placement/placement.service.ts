import { createHash } from 'node:crypto';
import { LIMITS, ORDER_STATUS, type OrderRequest } from '@storefront/host/contracts/api';
import { gstinRule, normaliseGstin } from '@storefront/host/contracts/validation';
import { currentLanguage } from '@storefront/host/messages/language';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { BadRequestError, ConflictError } from '../../../http/errors';
import { redeemCredits } from '../../credits/order-credits';
import { orderedCredits, sumOfUses } from '../../credits/pay-with-credits';
import { insertUses } from '../../offers/offers.repository';
import { readCodes } from '../../offers/offers.service';
import { pictureInColor } from '../../products/picture-in-color';
import { findProducts, type VariantRow } from '../../products/products.repository';
import { allocateStock, type Allocation, variantsFor } from './allocate-stock';
import { rememberLanguage } from '../../users/users.repository';
import { phoneKeyOf } from '../../users/phone-number';
import { newOrderId } from '../order-id';
import { readOrderWords } from '../presentation/order-words';
import type { DeliveryZones } from '../../delivery/delivery-zones';
import { readAddress } from '../../addresses/read-address';
import { findInvalidChoice, type OrderLine, orderLines } from './order-lines';
import {
  findOrderByKey,
  insertOrder,
  insertOrderItems,
  type OrderItemRow,
  type OrderRow,
} from '../orders.repository';
import { createTotalChangedError, createUnavailableError, readExpected } from './order-conflicts';
import { type LineProblem, priceLines } from './price-lines';
import { orderedOffers, type OrderQuote, type QuotedLine, quoteOrder } from './quote-order';
import { applyAction } from '../lifecycle/apply-action';
import { recordOrderEvent } from '../lifecycle/record-order-event';
import { lockVariants, reserveStock } from '../stock.repository';
import { hashClientIp, enforceUnpaidLimits, type UnpaidLimits } from './unpaid-limits';
import { insertClientIp, lockOrderOwner } from './placement.repository';

interface Placement {
  userId: string;
  request: OrderRequest;
  /** The client's key for this order: a repeated request with the same key returns the same order. */
  idempotencyKey: string | undefined;
  /** The client's IP address. */
  clientIp: string;
  limits: UnpaidLimits;
  /** Where the shop delivers. */
  deliveryZones: DeliveryZones;
}

/** Throws a {@link BadRequestError} for a size, a colour or another option that the product doesn't have. */
function checkChoices(lines: readonly OrderLine[], variants: readonly VariantRow[]): void {
  for (const line of lines) {
    const own = variants.filter(({ productId }) => productId === line.productId);
    const missing = own.length === 0 ? undefined : findInvalidChoice(line, own);
    if (!missing) continue;
    const { field, name, value } = missing;
    const choice = field === 'selectedOptions' ? name : field;
    throw new BadRequestError(`items/${field}`, `"${line.productId}" has no ${choice} "${value}"`);
  }
}

function shortage({ short }: Allocation): LineProblem[] {
  return short.map(({ line, available }) => ({ line, available, reason: 'short' }));
}

/**
 * The id of an order that was placed with the same idempotency key. Throws a {@link ConflictError} if that was another request.
 */
export function requireSameRequest(order: OrderRow, requestHash: string): string {
  if (order.requestHash === requestHash) return order.id;
  throw new ConflictError('This Idempotency-Key was used for another order. Use a new one.');
}

/** Lines without options have the hash that they had before there were options. */
function withoutNoOptions({ options, ...line }: OrderLine) {
  return Object.keys(options).length === 0 ? line : { ...line, options };
}

/** The row of an order that is placed now, at the amounts of the quote. */
function newOrder(
  quote: OrderQuote,
  given: Pick<
    OrderRow,
    'userId' | 'shippingAddress' | 'buyerGstin' | 'idempotencyKey' | 'requestHash'
  >,
): OrderRow {
  const { total, discount, shipping, shippingPrice, credits } = quote;
  return {
    ...given,
    id: newOrderId(),
    kind: 'goods',
    status: ORDER_STATUS.pending,
    total,
    discount,
    offers: orderedOffers(quote),
    creditUsed: sumOfUses(credits),
    credits: orderedCredits(credits),
    language: currentLanguage(),
    phoneKey: phoneKeyOf(given.shippingAddress.phone),
    shippingMethod: shipping.method,
    shippingPrice,
    shippingLabel: shipping.label ?? null,
    tracking: null,
    carrier: null,
    trackingUrl: null,
    packedAt: null,
    deliveredAt: null,
    cashOnDeliveryAt: null,
    promisedEarliest: null,
    promisedLatest: null,
    returnedTotal: 0,
    returnedAsCredit: 0,
    refundRequestedAt: null,
    createdAt: new Date(),
  };
}

/** The rows of an order's lines, numbered from 1. */
function itemsOf(
  orderId: string,
  quoted: readonly QuotedLine[],
  variants: readonly VariantRow[],
): OrderItemRow[] {
  return quoted.map(({ line, product, price, discount }, index) => ({
    orderId,
    line: index + 1,
    productId: product.id,
    title: product.title,
    image: pictureInColor(product, line.color),
    price,
    quantity: line.quantity,
    discount,
    size: line.size,
    color: line.color,
    options: line.options,
    sku: skuOf(line, variants),
    hsnCode: product.hsnCode,
    taxClass: product.taxClass,
  }));
}

/** The SKU of a line's variant; null if the line can be several variants, or its variant has none. */
function skuOf(line: OrderLine, variants: readonly VariantRow[]): string | null {
  const [variant, ...others] = variantsFor(line, variants);
  return others.length === 0 ? (variant?.sku ?? null) : null;
}

/**
 * Places an order at the catalogue's prices, less what offers take off, and reserves its stock and what gift cards and store
 * credit pay, in one transaction; returns the order's id. One for which nothing is left to be paid counts as paid. Throws a
 * {@link BadRequestError} for an address or a GSTIN that breaks the form's rules, and for lines that contradict each other or
 * the catalogue; a {@link ConflictError} for products that are sold out or don't exist, for other amounts than the expected
 * ones, and for an idempotency key that was used with another request; and a `TooManyRequestsError` if the account or the IP
 * address has too many unpaid orders or pieces.
 */
export function placeOrder(db: Database, placement: Placement): Promise<string> {
  const { userId, request, idempotencyKey = null, limits } = placement;
  const lines = orderLines(request);
  if (lines.length > LIMITS.orderLinesMax) {
    throw new BadRequestError('items', `items has more than ${LIMITS.orderLinesMax} lines`);
  }
  const shippingAddress = readAddress(
    request.shippingAddress,
    placement.deliveryZones,
    'shippingAddress/',
  );
  const buyerGstin = readBuyerGstin(request.buyerGstin);
  const couponCodes = readCodes(request.couponCodes ?? []);
  const usesStoreCredit = request.useStoreCredit ?? false;
  // Without the expected amounts, so that a retry finds the placed order even if the shopper sees others now.
  const requestHash = createHash('sha256')
    .update(
      JSON.stringify([
        lines.map(withoutNoOptions),
        shippingAddress,
        ...(buyerGstin === null ? [] : [buyerGstin]),
        ...(couponCodes.length === 0 ? [] : [{ couponCodes }]),
        ...(usesStoreCredit ? [{ usesStoreCredit }] : []),
      ]),
    )
    .digest('hex');
  const owner = { userId, ipHash: hashClientIp(placement.clientIp) };

  return inTransaction(db, async (tx) => {
    await lockOrderOwner(tx, owner);
    const findPlaced = async () => {
      if (idempotencyKey === null) return undefined;
      const order = await findOrderByKey(tx, userId, idempotencyKey);
      return order && requireSameRequest(order, requestHash);
    };
    const placed = await findPlaced();
    if (placed !== undefined) return placed;

    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await enforceUnpaidLimits(tx, { owner, pieces, limits });
    const ids = [...new Set(lines.map(({ productId }) => productId))];
    // Locked before prices are read, so that neither stock nor prices of variants change meanwhile.
    const variants = await lockVariants(tx, ids);
    const found = await findProducts(tx, ids);
    const catalogue = { products: new Map(found.map((row) => [row.id, row])), variants };
    const { priced, problems } = priceLines(lines, catalogue);
    const shopper = { userId, couponCodes, usesStoreCredit };
    const quote = await quoteOrder(tx, priced, shopper, { isPlacing: true });
    const order = newOrder(quote, {
      userId,
      shippingAddress,
      buyerGstin,
      idempotencyKey,
      requestHash,
    });
    if (!(await insertOrder(tx, order))) return (await findPlaced()) ?? order.id;

    await insertClientIp(tx, order.id, owner.ipHash);
    checkChoices(lines, variants);
    const allocation = allocateStock(
      priced.map(({ line }) => line),
      variants,
    );
    const conflicts = [...problems, ...shortage(allocation)];
    if (conflicts.length > 0) {
      const words = await readOrderWords(tx, lines);
      throw createUnavailableError(conflicts, priced, { catalogue, words });
    }
    const expected = readExpected(request, quote);
    if (expected.total !== quote.total || expected.toPay !== quote.toPay) {
      const words = await readOrderWords(tx, lines);
      throw createTotalChangedError(quote, expected, { catalogue, words });
    }

    await reserveStock(tx, order.id, allocation.reservations);
    await insertOrderItems(tx, itemsOf(order.id, quote.lines, variants));
    await insertUses(
      tx,
      order.id,
      quote.offers.map(({ offer }) => offer.id),
    );
    await redeemCredits(tx, order.id, quote.credits);
    await rememberLanguage(tx, userId);
    await recordOrderEvent(tx, { orderId: order.id, kind: 'placed', author: 'shopper' });
    if (quote.toPay === 0) await applyAction(tx, order, 'pay', { author: 'shop' });
    return order.id;
  });
}

/** Normalises the buyer's GSTIN; null if it is blank. Throws a {@link BadRequestError} for an invalid one. */
function readBuyerGstin(typed = ''): string | null {
  const message = gstinRule(typed, {});
  if (message !== undefined) throw new BadRequestError('buyerGstin', message);
  const gstin = normaliseGstin(typed);
  return gstin === '' ? null : gstin;
}
