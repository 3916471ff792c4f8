import publicList from 'big-list-of-naughty-strings';

/** What the public list lacks: texts that no database can store, very long ones, Indian scripts. */
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

/** Texts that break programs: controls, direction marks, odd Unicode, markup, injections, names of JavaScript. */
export const NAUGHTY_STRINGS: readonly string[] = [...new Set([...publicList, ...FURTHER_STRINGS])];
