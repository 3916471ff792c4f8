import fc from 'fast-check';
import { isPhoneField, normalisePhone, phoneError, initialPhone } from './phone';

describe('normalisePhone', () => {
  test.each([
    ['', '+91'],
    ['9', '+919'],
    ['98765 43210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['+91987654321099', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['00919876543210', '+919876543210'],
    ['9123456789', '+919123456789'],
    ['9+91', '+919'],
    ['98765+9143210', '+919876543210'],
    ['call me', '+91'],
  ])('[PAY-07] normalises %j to %s', (typed, phone) => {
    expect(normalisePhone(typed)).toBe(phone);
  });

  test.each([
    ['+9', '+91'],
    ['+', '+91'],
    ['+99876543210', '+919876543210'],
    ['+19876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
  ])('[PAY-07] keeps +91 when a part of it is deleted: %s', (typed, phone) => {
    expect(normalisePhone(typed)).toBe(phone);
  });

  test('[PAY-07] keeps at most as many digits as the rules allow', () => {
    expect(normalisePhone('+911234567', 5)).toBe('+9112345');
    expect(normalisePhone('+91123456789012', 12)).toBe('+91123456789012');
  });

  test('[PAY-07] returns +91 and digits for any text, and doesn’t change its own result', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+\d -]{0,16}$/));
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 15 }), (text, max) => {
        const phone = normalisePhone(text, max);
        expect(phone).toMatch(/^\+91\d*$/);
        expect(phone.length).toBeLessThanOrEqual(3 + max);
        expect(normalisePhone(phone, max)).toBe(phone);
      }),
    );
  });
});

describe('initialPhone', () => {
  test.each([
    ['', ''],
    ['098765 43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+91 98765 43210 1', '+9198765432101'],
  ])('[PAY-07] turns the initial value %j into %j', (given, phone) => {
    expect(initialPhone(given)).toBe(phone);
  });

  test('[PAY-07] leaves a normalised number unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 15 }), (typed, max) => {
        const phone = normalisePhone(typed, max);
        expect(initialPhone(phone, max)).toBe(phone);
      }),
    );
  });
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
