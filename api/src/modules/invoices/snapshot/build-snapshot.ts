import type { StoreInfo } from '@storefront/host/contracts/api';
import type { OrderWords } from '../../orders/presentation/order-words';
import type { OrderItemRow, OrderRow } from '../../orders/orders.repository';
import type { InvoiceNumber } from '../invoice-numbers.repository';
import type { GstRates } from '../tax/gst-rates';
import { stateByName, stateOfGstin, stateTaxName } from '../tax/gst-states';
import { sumTaxed } from '../tax/split-tax';
import { invoiceLines } from './invoice-lines';
import type { InvoiceLine, InvoiceParty, InvoiceSnapshot } from './invoice-snapshot';

/** A store that is registered for GST. */
export type RegisteredStore = StoreInfo & { gstin: string };

/** The data that an invoice is built from. */
export interface InvoiceSource {
  order: OrderRow;
  items: readonly OrderItemRow[];
  store: RegisteredStore;
  rates: GstRates;
  /** In the language of the order. */
  words: OrderWords;
  number: InvoiceNumber;
}

function buyerOf({ shippingAddress, buyerGstin }: OrderRow): InvoiceParty {
  const { fullName, address, city, state, postalCode } = shippingAddress;
  return {
    name: fullName,
    address: [address, `${city} ${postalCode}`, state],
    gstin: buyerGstin,
    state: stateByName(state),
  };
}

function sellerOf(store: RegisteredStore): InvoiceSnapshot['seller'] {
  return {
    name: store.companyName,
    address: [store.companyAddress],
    gstin: store.gstin,
    state: stateOfGstin(store.gstin),
    email: store.companyEmail,
    phone: store.companyPhone,
  };
}

/** Builds the invoice of an order. The place of supply is the state that the goods are sent to. */
export function buildInvoice({
  order,
  items,
  store,
  rates,
  words,
  number,
}: InvoiceSource): InvoiceSnapshot {
  const seller = sellerOf(store);
  const buyer = buyerOf(order);
  const isInterState = seller.state.code !== buyer.state.code;
  const lines = invoiceLines({ order, items, rates, words, isInterState });
  return {
    version: 1,
    kind: 'invoice',
    number: number.number,
    issuedAt: number.issuedAt.toISOString(),
    ...(order.language !== null && { language: order.language }),
    order: {
      id: order.id,
      placedAt: order.createdAt.toISOString(),
      ...(order.cashOnDeliveryAt !== null && { isPaidOnDelivery: true }),
      ...(order.credits.length > 0 && { credits: order.credits }),
    },
    corrects: null,
    storeName: store.storeName,
    seller,
    buyer,
    placeOfSupply: buyer.state,
    stateTax: stateTaxName(buyer.state),
    isInterState,
    lines,
    totals: sumTaxed(lines),
  };
}

/** Builds a credit note for lines of an invoice; its parties are those of the invoice. */
export function buildCreditNote(
  invoice: InvoiceSnapshot,
  { lines, reason, number }: { lines: InvoiceLine[]; reason: string; number: InvoiceNumber },
): InvoiceSnapshot {
  return {
    ...invoice,
    kind: 'credit-note',
    number: number.number,
    issuedAt: number.issuedAt.toISOString(),
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt, reason },
    lines,
    totals: sumTaxed(lines),
  };
}
