import { LIMITS, type PaymentField, type PaymentOption } from '@storefront/host/contracts/api';
import type { Device } from '../../modules/payments/provider/payment-provider';

export const METHOD_FIELD = 'method';

const QR_CODE: PaymentOption = { value: 'upi_qr', label: 'UPI – scan a QR code' };
const UPI_APP: PaymentOption = { value: 'upi_app', label: 'UPI app on this phone' };

/** The sandbox's payment form: a method for each outcome, and every type of field. */
export function sandboxFields(unpaidOrderMinutes: number, device: Device): PaymentField[] {
  return [
    {
      name: METHOD_FIELD,
      label: 'Payment method',
      type: 'select',
      list: true,
      description: 'This shop runs with a sandbox: no money moves.',
      options: [
        // A phone can't scan its own screen.
        ...(device === 'phone' ? [UPI_APP, QR_CODE] : [QR_CODE, UPI_APP]),
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
      name: 'purchaseOrder',
      label: 'Purchase order',
      type: 'text',
      description: 'For a company’s books, as it numbers its orders.',
      placeholder: 'po-2026-0042',
      mask: 'aa-9999-9999',
      rules: { minLength: 12, maxLength: 12 },
    },
    {
      name: 'costCentre',
      label: 'Cost centre',
      type: 'text',
      placeholder: 'As the company names it',
      rules: { maxLength: LIMITS.addressLineMax },
      showWhenFilled: ['purchaseOrder'],
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
