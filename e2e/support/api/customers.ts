import { randomInt, randomUUID } from 'node:crypto';

/** A made-up shopper without an account. */
export interface Shopper {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
}

/** A shopper with an account, and the token of a session. */
export interface Customer extends Shopper {
  token: string;
}

/** The shipping address of the tests' orders. */
export const ADDRESS = {
  address: '7 Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560025',
} as const;

/** A shopper with an email address and a phone number that the shop doesn't know. */
export function newShopper(): Shopper {
  return {
    firstName: 'Meera',
    lastName: 'Iyer',
    email: `meera.${randomUUID()}@example.com`,
    password: 'correct-horse',
    phone: `+919${randomInt(100_000_000, 1_000_000_000)}`,
  };
}
