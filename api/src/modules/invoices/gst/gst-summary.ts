import { formatPaise } from '../../../money';
import type { InvoiceLine } from '../snapshot/invoice-snapshot';
import type { GstDocument } from './gst-documents';

/** What an operator is told about the documents of a return, and what in them an accountant should look at. */
export class GstSummary {
  readonly #count = { invoice: 0, 'credit-note': 0 };
  readonly #total = { invoice: 0, 'credit-note': 0 };
  readonly #gstins = new Set<string>();
  readonly #withoutCode = new Set<string>();
  readonly #withoutTax = new Set<string>();
  readonly #withoutState = new Set<string>();

  /** Adds a document. */
  add({ snapshot }: GstDocument): void {
    const { kind, number, lines, placeOfSupply, seller, totals } = snapshot;
    const isAny = (test: (line: InvoiceLine) => boolean) => lines.some(test);
    this.#count[kind] += 1;
    this.#total[kind] += totals.total;
    this.#gstins.add(seller.gstin ?? '');
    if (isAny(({ hsn }) => hsn === null)) this.#withoutCode.add(number);
    if (isAny(({ rate }) => rate === 0)) this.#withoutTax.add(number);
    if (placeOfSupply.code === null) this.#withoutState.add(number);
  }

  /** Whether there is no document. */
  get isEmpty(): boolean {
    return this.#count.invoice + this.#count['credit-note'] === 0;
  }

  /** How many documents there are, and a sentence for each thing to look at. */
  sentences(): string[] {
    const { invoice, 'credit-note': credited } = this.#total;
    const gstins = [...this.#gstins].join(', ');
    return [
      `Invoices: ${this.#count.invoice}, ${formatPaise(invoice)}. Credit notes: ${this.#count['credit-note']}, ${formatPaise(credited)}. GSTIN: ${gstins}.`,
      ...about(
        this.#gstins.size > 1 ? this.#gstins : new Set(),
        'Each GSTIN needs a return of its own, but these files have the documents of all',
      ),
      ...about(this.#withoutCode, 'Goods without an HSN code are on'),
      ...about(
        this.#withoutTax,
        'Goods with a rate of 0 % belong into table 8 of the return if they are nil-rated or exempt. They are on',
      ),
      ...about(this.#withoutState, 'The place of supply is none of India’s states on'),
    ];
  }
}

/** How many numbers are named. */
const NAMED = 5;

function about(numbers: ReadonlySet<string>, sentence: string): string[] {
  if (numbers.size === 0) return [];
  const named = [...numbers].slice(0, NAMED).join(', ');
  const others = numbers.size > NAMED ? ` and ${numbers.size - NAMED} more` : '';
  return [`${sentence}: ${named}${others}.`];
}
