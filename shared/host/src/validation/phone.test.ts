import fc from 'fast-check';
import { editPhone, isPhoneField, normalisePhone, phoneError, readPhone } from './phone';

/** Every way to write +91 98000 00000 that a shopper may paste. */
const SPELLINGS = [
  '9800000000',
  '98000 00000',
  '(98000) 00000',
  '+91 98000-00000',
  '+919800000000',
  '919800000000',
  '00919800000000',
  '0091 98000 00000',
  '(+91)98000 00000',
  '+91 0 98000 00000',
  '09800000000',
  'tel:+91-9800000000',
  '९८००० ०००००',
  '＋９１９８００００００００',
  '+٩١ ٩٨٠٠٠٠٠٠٠٠',
];

describe('normalisePhone', () => {
  test.each(SPELLINGS)('[TYPE-01] %s is +919800000000', (text) => {
    expect(normalisePhone(text)).toBe('+919800000000');
    expect(normalisePhone(`+91${text}`)).toBe('+919800000000');
    expect(normalisePhone(`${text}+91`)).toBe('+919800000000');
  });

  test.each([
    ['9', '+919'],
    ['9123456789', '+919123456789'],
    ['919198000000', '+919198000000'],
    ['9+91', '+919'],
    ['98765+9143210', '+919876543210'],
    ['call me', '+91'],
    ['  ', ''],
  ])('[PAY-07] normalises %j to %j', (text, phone) => {
    expect(normalisePhone(text)).toBe(phone);
  });

  test.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+91 +65 6123 4567', '+6561234567'],
    ['0065 6123 4567', '+6561234567'],
    ['+1 202 555 0143', '+12025550143'],
    ['+91 98765 43210 1', '+9198765432101'],
    ['98876543210', '+9198876543210'],
  ])('[TYPE-01] %s is not guessed at: %s is refused', (text, phone) => {
    expect(normalisePhone(text)).toBe(phone);
    expect(phoneError(phone)).toBeDefined();
  });

  test('[TYPE-01] never loses a digit of a number that it can’t read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-8]\d{10,16}$/), (digits) => {
        expect(normalisePhone(digits)).toBe(`+91${digits}`);
      }),
    );
  });

  test('[PAY-07] returns + and digits for any text, and doesn’t change its own result', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+\d -]{0,16}$/));
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 15 }), (text, max) => {
        const phone = normalisePhone(text, max);
        expect(phone).toMatch(/^(?:\+\d*)?$/);
        expect(normalisePhone(phone, max)).toBe(phone);
      }),
    );
  });
});

/** What a field with +91 holds after the text was typed behind it, character by character. */
function type(text: string, max?: number): string {
  return Array.from(text).reduce((held, typed) => editPhone(held + typed, held, max), '+91');
}

describe('editPhone', () => {
  test.each(SPELLINGS)('[TYPE-01] %s, typed or pasted behind the +91, is +919800000000', (text) => {
    expect(type(text)).toBe('+919800000000');
    expect(editPhone(`+91${text}`, '+91')).toBe('+919800000000');
    expect(editPhone(text, '+91')).toBe('+919800000000');
  });

  test.each(['+9', '+1', '91', '+'])(
    '[PAY-07] keeps +91 when a part of it is deleted, so that %s is left',
    (cut) => {
      expect(editPhone(`${cut}98765`, '+9198765')).toBe('+9198765');
      expect(editPhone(`${cut}9876543210`, '+919876543210')).toBe('+919876543210');
    },
  );

  test('[PAY-07] keeps +91 when all of it is deleted', () => {
    expect(editPhone('', '+9198765')).toBe('+91');
    expect(editPhone('+9', '+91')).toBe('+91');
  });

  test('[PAY-07] a field that is full takes no further digit', () => {
    expect(type('98765 43210 99')).toBe('+919876543210');
    expect(type('123456', 5)).toBe('+9112345');
    expect(editPhone('+9159876543210', '+919876543210')).toBe('+919876543210');
  });

  test('[TYPE-01] a number of another country that is typed stays one', () => {
    expect(type('+65 6123 4567')).toBe('+6561234567');
    expect(editPhone('+65612345670', '+6561234567')).toBe('+65612345670');
  });
});

test('[TYPE-01] a number from outside a form is normalised, or left as it is with anything else in it', () => {
  expect(readPhone(' 0091 98000–00000 ')).toBe('+919800000000');
  expect(readPhone('\u202a+91 ९८००० ०००००\u202c')).toBe('+919800000000');
  expect(readPhone('+91<b>9800000000')).toBe('+91<b>9800000000');
  expect(readPhone('call 9800000000')).toBe('call 9800000000');
});

const digits = fc.stringMatching(/^\d{1,20}$/);
const length = fc.option(fc.nat({ max: 20 }), { nil: undefined });

describe('phoneError', () => {
  test('[PAY-08] counts the digits against minLength and maxLength, else against 10', () => {
    fc.assert(
      fc.property(digits, length, length, (local, minLength, maxLength) => {
        const error = phoneError(`+91${local}`, { minLength, maxLength });
        if (minLength === undefined && maxLength === undefined) {
          const message = 'Phone number must have 10 digits after +91';
          expect(error).toBe(local.length === 10 ? undefined : message);
          return;
        }
        if (local.length < (minLength ?? 0)) {
          const message = `Phone number must have at least ${minLength} digits after +91`;
          expect(error).toBe(message);
          return;
        }
        const message = `Phone number must have no more than ${maxLength} digits after +91`;
        expect(error).toBe(local.length > (maxLength ?? 20) ? message : undefined);
      }),
    );
  });

  test('[PAY-08] refuses every number that doesn’t begin with +91', () => {
    const other = fc
      .string()
      .filter((text) => text.trim() !== '' && !text.trim().startsWith('+91'));
    fc.assert(
      fc.property(other, (value) => {
        expect(phoneError(value)).toBe('Phone number must start with +91');
      }),
    );
  });

  test.each([[undefined], [''], ['  '], ['+91']])(
    '[PAY-08] says "This field is required" for %j only where it is',
    (value) => {
      expect(phoneError(value, {}, true)).toBe('This field is required');
      expect(phoneError(value, {}, false)).toBeUndefined();
    },
  );

  test('[PAY-08] accepts ten digits in any grouping, and no other characters', () => {
    expect(phoneError('+91 (98765) 432-10')).toBeUndefined();
    expect(phoneError('+91<b>9876543210')).toBe('Invalid phone number format');
  });

  test('[PAY-08] says "Phone number must start with +91"', () => {
    expect(phoneError('9876543210')).toBe('Phone number must start with +91');
  });

  test('[PAY-08] says "Phone number must have 10 digits after +91" without a min or max', () => {
    expect(phoneError('+91987')).toBe('Phone number must have 10 digits after +91');
    expect(phoneError('+919876543210')).toBeUndefined();
  });

  test('[PAY-08] says "Phone number must have at least N digits after +91"', () => {
    const message = 'Phone number must have at least 8 digits after +91';
    expect(phoneError('+911234567', { minLength: 8 })).toBe(message);
    expect(phoneError('+9112345678', { minLength: 8 })).toBeUndefined();
  });

  test('[PAY-08] says "Phone number must have no more than N digits after +91"', () => {
    const message = 'Phone number must have no more than 8 digits after +91';
    expect(phoneError('+91123456789', { maxLength: 8 })).toBe(message);
    expect(phoneError('+911', { maxLength: 8 })).toBeUndefined();
  });

  test('[PAY-08] says "Invalid phone number format" where neither form fits the pattern', () => {
    const message = 'Invalid phone number format';
    expect(phoneError('+911234567890', { pattern: '^[6-9]\\d{9}$' })).toBe(message);
    expect(phoneError('+919876543210', { pattern: '^[6-9]\\d{9}$' })).toBeUndefined();
    expect(phoneError('+919876543210', { pattern: '^\\+91\\d{10}$' })).toBeUndefined();
  });
});

test('[PAY-07] recognises a phone field by its type or its name', () => {
  expect(isPhoneField({ type: 'tel', name: 'contact' })).toBe(true);
  expect(isPhoneField({ type: 'text', name: 'mobilePhone' })).toBe(true);
  expect(isPhoneField({ type: 'text', name: 'city' })).toBe(false);
});
