import { LIMITS, type PaymentField } from '@storefront/host/contracts/api';

export const METHOD_FIELD = 'method';

/** The sandbox's payment form: a method for each outcome, and every type of field. */
export function sandboxFields(unpaidOrderMinutes: number): PaymentField[] {
  return [
    {
      name: METHOD_FIELD,
      label: 'Payment method',
      type: 'select',
      description: 'This shop runs with a sandbox: no money moves.',
      options: [
        { value: 'upi_qr', label: 'UPI – scan a QR code' },
        { value: 'upi_app', label: 'UPI app on this phone' },
        { value: 'card_redirect', label: 'Card – on the bank’s page' },
        { value: 'netbanking', label: 'Net banking' },
        { value: 'none', label: `Pay later – the order is held for ${unpaidOrderMinutes} minutes` },
        { value: 'decline', label: 'Test: a declined answer' },
      ],
      rules: { required: true },
    },
    {
      name: 'payerName',
      label: 'Payer’s name',
      type: 'text',
      placeholder: 'As on the account or card',
      rules: { required: true, maxLength: LIMITS.nameMax },
    },
    {
      name: 'payerPhone',
      label: 'Payer’s phone',
      type: 'tel',
      placeholder: '+91',
      rules: { required: true },
    },
    {
      name: 'payerEmail',
      label: 'Email for the receipt',
      type: 'email',
      placeholder: 'name@example.com',
      rules: { maxLength: LIMITS.emailMax },
    },
    {
      name: 'gstin',
      label: 'GSTIN',
      type: 'text',
      description: 'For a business invoice: the 15 characters of the GST registration.',
      placeholder: '29abcde1234f1z5',
      mask: '99aaaaa9999a*a*',
      rules: { minLength: 15, maxLength: 15 },
    },
    {
      name: 'companyName',
      label: 'Company name',
      type: 'text',
      placeholder: 'As registered for GST',
      rules: { maxLength: LIMITS.addressLineMax },
      showWhenFilled: ['gstin'],
    },
    {
      name: 'saveDetails',
      label: 'Remember these details for the next payment',
      type: 'checkbox',
      inline: true,
      defaultValue: 'false',
    },
  ];
}
