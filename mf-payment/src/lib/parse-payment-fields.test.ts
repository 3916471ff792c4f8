import { parsePaymentFields } from './parse-payment-fields';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';

test('[PAY-02] reads a list of definitions or an object with fields', () => {
  const fields = [{ name: 'upiId', label: 'UPI ID', type: 'text' }];
  expect(parsePaymentFields(fields)).toMatchObject(fields);
  expect(parsePaymentFields({ fields })).toEqual(parsePaymentFields(fields));
});

test('[PAY-03] reads every property of a definition', () => {
  const field = {
    name: 'card',
    label: 'Card',
    type: 'tel',
    placeholder: '0000',
    description: 'On the front',
    list: true,
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

test('falls back to the type text and to the name as the label', () => {
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

test.each([[null], [{}], ['fields'], [{ fields: {} }]])('refuses %j', (response) => {
  expect(() => parsePaymentFields(response)).toThrow(UnexpectedResponseError);
});
