import type { Catalogue } from './translator';

/**
 * The code of a language that nobody speaks, for tests of layouts: English texts that are as long as German ones. It is one of
 * those that ISO 639 leaves to local use.
 */
export const LENGTHENED_LANGUAGE = 'qps';

/** How much longer than an English text a German one of the shop may be. */
const LENGTHENED_BY = 0.4;

/** A part of a text: what stays as it is, an argument, a choice up to its options, an element, the end of an option or a number; or words. */
const PART = /(\{\w+\}|\{\w+, \w+,|<\/?\w+>|[}#])|[^{}<#]+|</y;

/** What stands between the options of a choice: the beginning of the next one, or the end of the choice. */
const BETWEEN_OPTIONS = /(\s*(?:[\w=]+ \{|\}))/y;

const PLAIN = 'aeiouycnAEIOUYCN';
const ACCENTED = 'áéíöüýçñÁÉÍÖÜÝÇÑ';

/**
 * A message as it would be in a long language, which shows on a page that it is translated: in brackets, with accents, and
 * 40 % longer, while arguments, choices and elements stay: `[Áádd töö Çáártt]`.
 */
export function lengthened(message: string): string {
  let result = '';
  let end = 0;
  let isBetweenOptions = false;
  while (end < message.length) {
    const pattern: RegExp = isBetweenOptions ? BETWEEN_OPTIONS : PART;
    pattern.lastIndex = end;
    const [part = message.slice(end), syntax]: (string | undefined)[] = pattern.exec(message) ?? [];
    result += syntax ?? lengthenText(part);
    end += part.length;
    // A choice has begun, or one of its options has ended.
    isBetweenOptions = !isBetweenOptions && /^\{.*,$|^\}$/.test(syntax ?? '');
  }
  return `[${result}]`;
}

/** The translations of every package into that language, made of the English texts when they are asked for. */
export const lengthenedCatalogue: Catalogue = new Proxy<Catalogue>(
  {},
  { get: (_, message) => (typeof message === 'string' ? lengthened(message) : undefined) },
);

/** Repeats letters, so that words are longer, as in German, and not more. */
function lengthenText(text: string): string {
  let missing = 0;
  return text.replace(/[a-z]/gi, (letter) => {
    missing += LENGTHENED_BY;
    const more = Math.floor(missing);
    missing -= more;
    return (ACCENTED[PLAIN.indexOf(letter)] ?? letter).repeat(1 + more);
  });
}
