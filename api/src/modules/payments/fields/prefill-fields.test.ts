import { apiPaths, PaymentFieldsResponseSchema } from '@storefront/host/contracts/api';
import { createPaymentTest, type PaymentTest } from '../../../testing/payments';
import { SHIPPING_ADDRESS } from '../../../testing/orders';
import { prefillFields } from './prefill-fields';

const payer = { fullName: 'Meera Iyer', phone: '+919845012345', email: 'meera@example.com' };

test('fills in name, phone and email where the form asks for them, and nothing else', () => {
  const fields = [
    { name: 'payerName', label: 'Payer', type: 'text' },
    { name: 'mobile', label: 'Phone', type: 'tel' },
    { name: 'receipt', label: 'Email', type: 'email' },
    { name: 'companyName', label: 'Company', type: 'text' },
    { name: 'name', label: 'Name', type: 'text', defaultValue: 'Asha' },
  ] as const;
  expect(prefillFields([...fields], payer).map((field) => field.defaultValue)).toEqual([
    'Meera Iyer',
    '+919845012345',
    'meera@example.com',
    undefined,
    'Asha',
  ]);
});

describe('GET /payments/fields?orderId=', () => {
  let payment: PaymentTest;
  beforeAll(async () => {
    payment = await createPaymentTest();
  });
  afterAll(() => payment.api.close());

  async function defaults(query: string, token?: string) {
    const response = await payment.api.call(apiPaths.paymentFields + query, {
      ...(token !== undefined && { token }),
    });
    const { fields } = response.as(PaymentFieldsResponseSchema);
    return new Map(fields.map(({ name, defaultValue }) => [name, defaultValue]));
  }

  test('prefills the fields with the name and contacts of the order’s owner', async () => {
    const orderId = await payment.place();
    const filled = await defaults(`?orderId=${orderId}`, payment.token);
    expect(filled.get('payerName')).toBe(SHIPPING_ADDRESS.fullName);
    expect(filled.get('payerPhone')).toBe(SHIPPING_ADDRESS.phone);
    expect(filled.get('payerEmail')).toContain('@example.com');
  });

  test('prefills nothing for another caller or an unknown order', async () => {
    const orderId = await payment.place();
    const { token } = await payment.api.signUp();
    for (const [query, as] of [
      [`?orderId=${orderId}`, undefined],
      [`?orderId=${orderId}`, token],
      ['?orderId=none', payment.token],
      ['', payment.token],
    ] as const) {
      expect((await defaults(query, as)).get('payerName')).toBeUndefined();
    }
  });
});
