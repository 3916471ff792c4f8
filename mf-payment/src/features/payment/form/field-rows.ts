import type { PaymentField } from '../../../lib/parse-payment-fields';

/** Groups fields into rows: consecutive inline fields share a row (PAY-03). */
export function fieldRows(fields: PaymentField[]): PaymentField[][] {
  const rows: PaymentField[][] = [];
  let inlineRow: PaymentField[] | undefined;
  for (const field of fields) {
    if (field.inline && inlineRow) {
      inlineRow.push(field);
      continue;
    }
    const row = [field];
    rows.push(row);
    inlineRow = field.inline ? row : undefined;
  }
  return rows;
}
