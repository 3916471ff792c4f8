import { join } from 'node:path';
import type { OrderItemRow, OrderRow } from '../../orders/orders.repository';
import { AS_STORED } from '../../orders/presentation/order-words';
import { buildInvoice, type InvoiceSource } from '../snapshot/build-snapshot';
import type { InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import { readGstRates } from '../tax/gst-rates';

export const SAMPLE_RATES = readGstRates(join(import.meta.dirname, '../tax/gst-rates.txt'));

const ORDER: OrderRow = {
  id: 'K7Q2-9XBM-41TD',
  userId: 'user',
  kind: 'goods',
  status: 1,
  total: 0,
  discount: 0,
  offers: [],
  creditUsed: 0,
  credits: [],
  shippingAddress: {
    fullName: 'Meera Iyer',
    address: '7 Church Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560001',
    phone: '+91 98450 12345',
  },
  phoneKey: '9845012345',
  shippingMethod: 'Standard Shipping',
  shippingPrice: 0,
  shippingLabel: null,
  language: null,
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
  buyerGstin: null,
  idempotencyKey: null,
  requestHash: null,
  createdAt: new Date('2026-11-23T10:00:00Z'),
};

/** A line of an order: a shirt for ₹4,990. */
export function sampleItem(changes: Partial<OrderItemRow> = {}): OrderItemRow {
  return {
    orderId: ORDER.id,
    line: 1,
    productId: 'oxford-button-down-shirt',
    title: 'Oxford Button-Down Shirt',
    image: '',
    price: 499_000,
    quantity: 1,
    discount: 0,
    size: 'M',
    color: 'White',
    options: {},
    sku: null,
    hsnCode: '6205',
    taxClass: 'apparel',
    ...changes,
  };
}

const STORE: InvoiceSource['store'] = {
  storeName: 'Aurelle',
  companyName: 'Aurelle Clothing Private Limited',
  companyAddress: '14 Lavelle Road, Ashok Nagar, Bengaluru, Karnataka 560001, India',
  companyEmail: 'care@aurelle.example',
  companyPhone: '+91 80 4718 2200',
  companyLogoUrl: '',
  description: '',
  categories: [],
  policies: {},
  gstin: '29DEMCA0000D1Z1',
};

/** The invoice of an order with those lines from a shop in Karnataka. */
export function sampleInvoice(
  items: readonly OrderItemRow[],
  changes: Partial<OrderRow> = {},
): InvoiceSnapshot {
  return buildInvoice({
    order: { ...ORDER, ...changes },
    items,
    store: STORE,
    rates: SAMPLE_RATES,
    words: AS_STORED,
    number: {
      number: 'INV/2627/000042',
      fiscalYear: '2627',
      serial: 42,
      issuedAt: new Date('2026-11-24T18:45:00Z'),
    },
  });
}

/** An address in that state, for a recipient with that name. */
export function addressIn(state: string, fullName = 'Meera Iyer'): OrderRow['shippingAddress'] {
  return { ...ORDER.shippingAddress, state, fullName };
}
