import { t } from '../../../messages/t';
import { formatPaise } from '../../../money';
import type { InvoiceLine, InvoiceSnapshot } from '../snapshot/invoice-snapshot';
import type { TaxedAmount } from '../tax/split-tax';
import { formatRate, MARGIN, WIDTH } from './styles';

/** A column of the table of lines. */
export interface Column {
  label: string;
  x: number;
  width: number;
  isRight: boolean;
  value: (line: InvoiceLine) => string;
  /** In small letters below the value. */
  note?: (line: InvoiceLine) => string;
}

type ColumnRecipe = Omit<Column, 'x'>;

const GAP = 7;

/** An amount without the rupee sign, which is in the table's heading. */
export function formatPlainAmount(paise: number): string {
  return formatPaise(paise).replace('₹', '');
}

/** A column of a tax, with its rate below the amount. */
function taxColumn(
  label: string,
  part: keyof TaxedAmount,
  share: number,
  width: number,
): ColumnRecipe {
  return {
    label,
    width,
    isRight: true,
    value: (line) => formatPlainAmount(line[part]),
    note: ({ rate }) => formatRate(rate / share),
  };
}

/** The taxes of an invoice: IGST to another state, two taxes within the same state. */
export function taxParts({
  isInterState,
  stateTax,
}: Pick<InvoiceSnapshot, 'isInterState' | 'stateTax'>): [
  label: string,
  part: 'cgst' | 'sgst' | 'igst',
][] {
  if (isInterState) return [['IGST', 'igst']];
  return [
    ['CGST', 'cgst'],
    [stateTax, 'sgst'],
  ];
}

function noteOf({ choice, quantity, price, discount }: InvoiceLine): string {
  const amount = formatPaise(price);
  const each = quantity > 1 ? t('{amount} each', { amount }) : amount;
  const amounts = discount
    ? t('{price}, less {discount} discount', { price: each, discount: formatPaise(discount) })
    : each;
  return [choice, quantity > 1 || discount ? amounts : null].filter(Boolean).join(' · ');
}

/** The columns of the table of lines. */
export function columnsOf(snapshot: InvoiceSnapshot): Column[] {
  const taxes = taxParts(snapshot);
  const amounts: ColumnRecipe[] = [
    { label: 'HSN', width: 40, isRight: false, value: ({ hsn }) => hsn ?? '—' },
    { label: t('Qty'), width: 26, isRight: true, value: ({ quantity }) => String(quantity) },
    {
      label: t('Taxable'),
      width: 68,
      isRight: true,
      value: ({ taxable }) => formatPlainAmount(taxable),
    },
    ...taxes.map(([label, part]) => taxColumn(label, part, taxes.length, 60)),
    {
      label: t('Total ₹'),
      width: 72,
      isRight: true,
      value: ({ total }) => formatPlainAmount(total),
    },
  ];
  const used = amounts.reduce((sum, { width }) => sum + width + GAP, 0);
  const item: ColumnRecipe = {
    label: t('Item'),
    width: WIDTH - used,
    isRight: false,
    value: ({ title }) => title,
    note: noteOf,
  };
  let x = MARGIN;
  return [item, ...amounts].map((column) => {
    const placed = { ...column, x };
    x += column.width + GAP;
    return placed;
  });
}
