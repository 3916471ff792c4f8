import { randomInt } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, which are easily misread or misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(32))).join('');
}

/** A new order id such as `K7Q2-9XBM-41TD`: 60 random bits (D19). */
export function newOrderId(): string {
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * The stored form of an id as a person typed or copied it: any case, any dashes, with "Order" or "#" in front
 * or a full stop behind, O for 0, I and L for 1.
 */
export function normaliseOrderId(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/^\s*ORDER\b/, '')
    .replace(/[\s\p{P}\p{Cf}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
