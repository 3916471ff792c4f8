import type { Synonyms } from './synonyms';

/** So many words of a search are looked at, and so many characters of each. */
const WORDS_MAX = 12;
const WORD_LENGTH_MAX = 40;

/** The longest term of the list of synonyms, in words. */
const TERM_WORDS_MAX = 4;

/** Words that say nothing about a thing, in English and in Hindi as it is typed. */
const FILLERS = new Set(
  (
    'a an and are at best buy by cheap collection for from have i in is latest me my new nice of on online or shop ' +
    'show some style the to under want wear with your aur chahiye hai ka ke ki ko liye mein wala wale wali'
  ).split(' '),
);

/** A word or several that stand for one thing, with everything that means it. */
export interface SearchTerm {
  text: string;
  alternatives: readonly string[];
}

/** The words of a search, lowercased; an apostrophe belongs to its word. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, WORDS_MAX)
    .map((word) => word.slice(0, WORD_LENGTH_MAX));
}

/** What the list of synonyms has for a term, or for its singular. */
export function synonymsOf(synonyms: Synonyms, term: string): ReadonlySet<string> | undefined {
  return (
    synonyms.get(term) ??
    (term.endsWith('s') ? synonyms.get(term.slice(0, -1)) : undefined) ??
    (term.endsWith('es') ? synonyms.get(term.slice(0, -2)) : undefined)
  );
}

/** Puts words together to terms, the longest that the list of synonyms knows. */
export function termsOf(words: readonly string[], synonyms: Synonyms): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let rest = [...words];
  while (rest.length > 0) {
    const term = longestTerm(rest, synonyms);
    terms.push(term);
    rest = rest.slice(term.text.split(' ').length);
  }
  return terms;
}

function longestTerm(words: readonly string[], synonyms: Synonyms): SearchTerm {
  for (let length = Math.min(TERM_WORDS_MAX, words.length); length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ');
    const found = synonymsOf(synonyms, text);
    if (found) return { text, alternatives: [...new Set([text, ...found])] };
  }
  const [text = ''] = words;
  return { text, alternatives: [text] };
}

/**
 * The query of PostgreSQL's `to_tsquery` for products that have one alternative of each term; of the last
 * one, its beginning is enough where `isPrefix`. Terms have letters and digits only, which need no escaping.
 */
export function queryOf(terms: readonly SearchTerm[], isPrefix = false): string {
  return terms
    .map(({ text, alternatives }, index) => {
      const operands = alternatives.map((alternative) => `'${withoutLoneLetter(alternative)}'`);
      if (isPrefix && index === terms.length - 1) operands.push(`'${text}':*`);
      return `(${operands.join(' | ')})`;
    })
    .join(' & ');
}

/** `t shirt` as `tshirt`: PostgreSQL leaves out most letters that stand alone, and shirts would be found. */
function withoutLoneLetter(term: string): string {
  return term.replace(/^(\p{L}) /u, '$1');
}
