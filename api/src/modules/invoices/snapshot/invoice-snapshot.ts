import type { OrderedCredit } from '../../../db/schema/orders/orders';
import type { GstState } from '../tax/gst-states';
import type { TaxedAmount } from '../tax/split-tax';

/** The seller or the buyer. */
export interface InvoiceParty {
  name: string;
  /** The address, line by line. */
  address: string[];
  gstin: string | null;
  state: GstState;
}

/** A line of an invoice; amounts are paise, for all pieces. */
export interface InvoiceLine extends TaxedAmount {
  /** The number of the order's line; null for the shipping. */
  line: number | null;
  title: string;
  /** The size and colour. */
  choice: string | null;
  hsn: string | null;
  quantity: number;
  /** Paise for one piece, including tax, before the discount. */
  price: number;
  /** What offers take off all pieces together, including tax; absent for nothing. */
  discount?: number | undefined;
  /** Hundredths of a percent. */
  rate: number;
}

/**
 * Everything that is printed on an invoice or a credit note. It is stored when that is issued, and never
 * changes.
 */
export interface InvoiceSnapshot {
  version: 1;
  kind: 'invoice' | 'credit-note';
  number: string;
  issuedAt: string;
  /** That of the order; absent for the shop's first. */
  language?: string;
  /**
   * `isPaidOnDelivery` is absent for one that was paid before. `credits` are gift cards and store credit that pay a part of the
   * total, without an effect on the tax; absent where none is used.
   */
  order: {
    id: string;
    placedAt: string;
    isPaidOnDelivery?: true;
    credits?: readonly OrderedCredit[];
  };
  /** For a credit note: the invoice that it corrects, and why. */
  corrects: { number: string; issuedAt: string; reason: string } | null;
  storeName: string;
  seller: InvoiceParty & { email: string; phone: string };
  buyer: InvoiceParty;
  placeOfSupply: GstState;
  stateTax: 'SGST' | 'UTGST';
  isInterState: boolean;
  lines: InvoiceLine[];
  totals: TaxedAmount;
}
