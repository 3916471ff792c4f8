import { parsePaymentFields, type PaymentField } from '../lib/parse-payment-fields';

/** A payment field for unit tests: an optional text field, with the given properties. */
export function paymentField(field: Partial<PaymentField> = {}): PaymentField {
  const [plain] = parsePaymentFields([{ name: 'note', label: 'Note', type: 'text' }]);
  if (!plain) throw new Error('A plain payment field could not be read.');
  return { ...plain, ...field };
}
