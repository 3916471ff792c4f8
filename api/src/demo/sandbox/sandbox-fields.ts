import { LIMITS, type PaymentField, type PaymentOption } from '@storefront/host/contracts/api';
import type { Device } from '../../modules/payments/provider/payment-provider';
import { t } from '../../messages/t';

export const METHOD_FIELD = 'method';

/** The sandbox's payment form: a method for each outcome, of those that a device has, and every type of field. */
export function sandboxFields(unpaidOrderMinutes: number, device?: Device): PaymentField[] {
  const qrCode: PaymentOption = { value: 'upi_qr', label: t('UPI – scan a QR code') };
  const upiApp: PaymentOption = { value: 'upi_app', label: t('UPI app on this phone') };
  return [
    {
      name: METHOD_FIELD,
      label: t('Payment method'),
      type: 'select',
      list: true,
      description: t('This shop runs with a sandbox: no money moves.'),
      options: [
        // A phone can't scan its own screen, and only a phone has apps that pay.
        ...(device === 'desktop' ? [qrCode] : [upiApp, qrCode]),
        { value: 'card_redirect', label: t('Card – on the bank’s page') },
        { value: 'netbanking', label: t('Net banking') },
        {
          value: 'none',
          label: t('Pay later – the order is held for {minutes} minutes', {
            minutes: unpaidOrderMinutes,
          }),
        },
        { value: 'decline', label: t('Test: a declined answer') },
      ],
      rules: { required: true },
    },
    {
      name: 'payerName',
      label: t('Payer’s name'),
      type: 'text',
      placeholder: t('As on the account or card'),
      rules: { required: true, maxLength: LIMITS.nameMax },
    },
    {
      name: 'payerPhone',
      label: t('Payer’s phone'),
      type: 'tel',
      placeholder: '+91',
      rules: { required: true },
    },
    {
      name: 'payerEmail',
      label: t('Email for the receipt'),
      type: 'email',
      placeholder: 'name@example.com',
      rules: { maxLength: LIMITS.emailMax },
    },
    {
      name: 'purchaseOrder',
      label: t('Purchase order'),
      type: 'text',
      description: t('For a company’s books, as it numbers its orders.'),
      placeholder: 'po-2026-0042',
      mask: 'aa-9999-9999',
      rules: { minLength: 12, maxLength: 12 },
    },
    {
      name: 'costCentre',
      label: t('Cost centre'),
      type: 'text',
      placeholder: t('As the company names it'),
      rules: { maxLength: LIMITS.addressLineMax },
      showWhenFilled: ['purchaseOrder'],
    },
    {
      name: 'saveDetails',
      label: t('Remember these details for the next payment'),
      type: 'checkbox',
      inline: true,
      defaultValue: 'false',
    },
  ];
}
