import { randomInt } from 'node:crypto';

/** Crockford's base 32: without letters that are mistaken for digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'GIFT';
const GROUPS = 4;
const GROUP = 4;

const CARD_CODE = /^GIFT((?:-?[0-9A-Z]{4}){4})$/;

/** A new code of a gift card, with 80 random bits: `GIFT-4K7Q-…`. */
export function newCardCode(): string {
  const letters = Array.from({ length: GROUPS * GROUP }, () => LETTERS[randomInt(LETTERS.length)]);
  return spell(letters.join(''));
}

/**
 * A gift card's code as it is written on the card, from one in capital letters and without spaces; undefined for anything
 * else, such as a coupon code.
 */
export function readCardCode(code: string): string | undefined {
  const letters = CARD_CODE.exec(code)?.[1];
  return (
    letters && spell(letters.replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
  );
}

/** The letters by which the owner of a gift card knows it. */
export function endingOf(code: string): string {
  return code.slice(-GROUP);
}

function spell(letters: string): string {
  return [PREFIX, ...(letters.match(/.{4}/g) ?? [])].join('-');
}
