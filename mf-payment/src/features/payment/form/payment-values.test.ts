import { getIn, setIn } from 'final-form';
import fc from 'fast-check';
import { paymentField } from '../../../testing/payment-field';
import { initialPaymentValues, formKey, requestFields, visibleFields } from './payment-values';

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

test('[PAY-03] a valid default is used', () => {
  const card = { ...method, defaultValue: 'card' };
  const checked = { ...save, defaultValue: 'true' };
  expect(initialPaymentValues([card, checked])).toEqual({ method: 'card', save: 'true' });
  expect(initialPaymentValues([{ ...method, defaultValue: 'cash' }])).toEqual({ method: 'upi' });
});

test('[PAY-03] a default is formatted by the mask, or as a phone number', () => {
  const card = paymentField({ name: 'card', mask: '9999 9999', defaultValue: '41112222' });
  const mobile = { ...phone, defaultValue: '098765 43210' };
  expect(initialPaymentValues([card, mobile])).toEqual({
    card: '4111 2222',
    phone: '+919876543210',
  });
});

test('[PAY-05] a field is hidden until one of the named fields has a value', () => {
  const gift = paymentField({ name: 'gift', showWhenFilled: ['phone', 'save'] });
  const fields = [phone, save, gift];
  expect(visibleFields(fields, { phone: '+91', save: 'false' })).toEqual([phone, save]);
  expect(visibleFields(fields, { phone: '+919', save: 'false' })).toEqual(fields);
  expect(visibleFields(fields, { phone: '+91', save: 'true' })).toEqual(fields);
});

test('[PAY-09] values are sent by name, whatever characters the name has', () => {
  const cvv = paymentField({ name: 'card.cvv', defaultValue: '123' });
  const bank = paymentField({ name: 'bank[code]', defaultValue: 'SBI' });
  const fields = [cvv, bank, phone];
  expect(requestFields(fields, initialPaymentValues(fields))).toEqual({
    'card.cvv': '123',
    'bank[code]': 'SBI',
    phone: '',
  });
});

const names = fc.uniqueArray(fc.string({ minLength: 1, unit: 'binary' }), { maxLength: 8 });

test('[PAY-09] two names never share a value', () => {
  fc.assert(
    fc.property(names, (all) => {
      const fields = all.map((name, index) => paymentField({ name, defaultValue: `${index}` }));
      const plain = fields.filter((field) => !/phone/i.test(field.name));
      const sent = requestFields(plain, initialPaymentValues(plain));
      expect(Object.entries(sent).sort()).toEqual(
        plain.map(({ name, defaultValue }) => [name, defaultValue]).sort(),
      );
    }),
  );
});

test('[PAY-09] a name is never interpreted as a path or an index', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.nat().map(String)), (name) => {
      const key = formKey({ name });
      expect(setIn({}, key, 'x')).toEqual({ [key]: 'x' });
      expect(getIn({ [key]: 'x' }, key)).toBe('x');
    }),
  );
});
