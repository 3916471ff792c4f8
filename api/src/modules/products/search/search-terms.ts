import type { Synonyms } from './synonyms';

/** The maximum number of words in a search, and of characters in each; the rest is ignored. */
const WORDS_MAX = 12;
const WORD_LENGTH_MAX = 40;

/** The longest term of the list of synonyms, in words. */
const TERM_WORDS_MAX = 4;

/** Words that don't describe a product, in English and in Hindi. */
const FILLERS = new Set(
  (
    'a an and are at best buy by cheap collection for from have i in is latest me my new nice of on online or shop ' +
    'show some style the to under want wear with your aur chahiye hai ka ke ki ko liye mein wala wale wali ' +
    'और का की के को चाहिए में लिए वाला वाली वाले है'
  ).split(' '),
);

/** A word, or several words with one meaning, and its synonyms including itself. */
interface SearchTerm {
  text: string;
  alternatives: readonly string[];
}

/** Splits a search into lowercased words without apostrophes and, if others are left, without fillers. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, WORDS_MAX)
    .map((word) => word.slice(0, WORD_LENGTH_MAX));
}

/** The synonyms of a term, or of its singular. */
export function synonymsOf(synonyms: Synonyms, term: string): ReadonlySet<string> | undefined {
  return (
    synonyms.get(term) ??
    (term.endsWith('s') ? synonyms.get(term.slice(0, -1)) : undefined) ??
    (term.endsWith('es') ? synonyms.get(term.slice(0, -2)) : undefined)
  );
}

/** Groups words into terms, the longest ones that the list of synonyms has. */
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
 * Builds a query for PostgreSQL's `to_tsquery` that finds products with an alternative of each term; with
 * `isPrefix`, the last term may be incomplete. Terms consist of letters and digits, which need no escaping.
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

/**
 * Changes `t shirt` to `tshirt`: PostgreSQL ignores most single letters, so that all shirts would be found.
 */
function withoutLoneLetter(term: string): string {
  return term.replace(/^(\p{L}) /u, '$1');
}
