import { parsePaymentFields } from './payment-fields';
import { UnexpectedResponseError } from './unexpected-response-error';

test('[PAY-02] reads a list of definitions or an object with fields', () => {
  const fields = [{ name: 'upiId', label: 'UPI ID', type: 'text' }];
  expect(parsePaymentFields(fields)).toMatchObject(fields);
  expect(parsePaymentFields({ fields })).toEqual(parsePaymentFields(fields));
});

test('[PAY-03] reads everything that a definition may say', () => {
  const field = {
    name: 'card',
    label: 'Card',
    type: 'tel',
    placeholder: '0000',
    description: 'On the front',
    inline: true,
    mask: '9999 9999',
    rules: { required: true, minLength: 4, maxLength: '8', pattern: '^\\d+$' },
    defaultValue: '1',
    showWhenFilled: ['method'],
    options: ['a', { value: 'b', label: 'Bee' }, { value: '', label: 'Choose' }, null],
  };
  expect(parsePaymentFields([field])).toEqual([
    {
      ...field,
      rules: { required: true, minLength: 4, maxLength: 8, pattern: '^\\d+$' },
      options: [
        { value: 'a', label: 'a' },
        { value: 'b', label: 'Bee' },
        { value: '', label: 'Choose' },
      ],
    },
  ]);
});

test('takes an unknown type as text and a missing label as the name', () => {
  expect(parsePaymentFields([{ name: 'note', type: 'hologram' }])).toMatchObject([
    { name: 'note', label: 'note', type: 'text', options: [], rules: { required: false } },
  ]);
});

test('drops and logs an entry without a name', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parsePaymentFields([{ label: 'Nameless' }, { name: 'a' }])).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test.each([[null], [{}], ['fields'], [{ fields: {} }]])('refuses %j', (answer) => {
  expect(() => parsePaymentFields(answer)).toThrow(UnexpectedResponseError);
});
