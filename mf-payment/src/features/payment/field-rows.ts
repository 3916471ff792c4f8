import type { PaymentField } from '@storefront/shared/shop/payment';

/** The fields by rows: inline ones that follow each other share one (PAY-03). */
export function fieldRows(fields: PaymentField[]): PaymentField[][] {
  const rows: PaymentField[][] = [];
  let open: PaymentField[] | undefined;
  for (const field of fields) {
    if (field.inline && open) {
      open.push(field);
      continue;
    }
    const row = [field];
    rows.push(row);
    open = field.inline ? row : undefined;
  }
  return rows;
}
