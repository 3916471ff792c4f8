import { paymentField } from '../../testing/payment-field';
import { initialPaymentValues, paymentRequestFields, shownFields } from './payment-fields';

const method = paymentField({
  name: 'method',
  type: 'select',
  options: [
    { value: 'upi', label: 'UPI' },
    { value: 'card', label: 'Card' },
  ],
});
const save = paymentField({ name: 'save', type: 'checkbox' });
const phone = paymentField({ name: 'phone', type: 'tel' });

test('[PAY-04] a checkbox starts as "false", a select with its first option, the rest blank', () => {
  const note = paymentField({ name: 'note' });
  const country = paymentField({ name: 'country', defaultValue: 'India' });
  expect(initialPaymentValues([method, save, note, country])).toEqual({
    method: 'upi',
    save: 'false',
    note: '',
    country: 'India',
  });
});

test('[PAY-03] a default that the field can take is honoured', () => {
  const card = { ...method, defaultValue: 'card' };
  const ticked = { ...save, defaultValue: 'true' };
  expect(initialPaymentValues([card, ticked])).toEqual({ method: 'card', save: 'true' });
  expect(initialPaymentValues([{ ...method, defaultValue: 'cash' }])).toEqual({ method: 'upi' });
});

test('[PAY-05] a field waits until one of the named fields has a value', () => {
  const gift = paymentField({ name: 'gift', showWhenFilled: ['phone', 'save'] });
  const fields = [phone, save, gift];
  expect(shownFields(fields, { phone: '+91', save: 'false' })).toEqual([phone, save]);
  expect(shownFields(fields, { phone: '+919', save: 'false' })).toEqual(fields);
  expect(shownFields(fields, { phone: '+91', save: 'true' })).toEqual(fields);
});

test('[PAY-09] the values go along by name, whatever characters the name has', () => {
  const cvv = paymentField({ name: 'card.cvv', defaultValue: '123' });
  const bank = paymentField({ name: 'bank[code]', defaultValue: 'SBI' });
  const fields = [cvv, bank, phone];
  expect(paymentRequestFields(fields, initialPaymentValues(fields))).toEqual({
    'card.cvv': '123',
    'bank[code]': 'SBI',
    phone: '',
  });
});
