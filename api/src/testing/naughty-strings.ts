import publicList from 'big-list-of-naughty-strings';
import { IS_DEEP } from './demo-database';

/** Texts that the public list lacks: some that PostgreSQL can't store, a very long one, Indian scripts. */
const FURTHER_STRINGS = [
  'NUL \0 inside',
  'a lone surrogate \ud800 inside',
  'a lone low surrogate \udc00',
  'मीरा अय्यर',
  'மீரா ஐயர்',
  '\\u0000 as text',
  'hasOwnProperty',
  'x'.repeat(10_000),
];

/** Among the unit tests every fifth text of the public list is used, on PostgreSQL all of them. */
const STEP = 5;

/** Texts that break programs: controls, direction marks, odd Unicode, markup, injections, names of JavaScript. */
export const NAUGHTY_STRINGS: readonly string[] = [
  ...new Set([
    ...publicList.filter((_, index) => IS_DEEP || index % STEP === 0),
    ...FURTHER_STRINGS,
  ]),
];
