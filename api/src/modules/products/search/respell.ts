/** The shortest part that a word is split into. */
const PART_MIN = 3;

/** The words of a catalogue. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  /** A word by what all transliterations of it have in common. */
  bySound: ReadonlyMap<string, string>;
}

/** Prepares words for {@link respell}, because their sounds take longer than a search. */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const distinct = new Set(words);
  return {
    words: distinct,
    bySound: new Map([...distinct].map((word) => [soundOf(word), word])),
  };
}

/**
 * Words that the catalogue writes otherwise, as the catalogue writes them: in one word or in two (`rain coat`,
 * `overcoat`), or in another transliteration (`maheshvari`). Undefined if nothing is replaced.
 */
export function respell(
  words: readonly string[],
  { words: known, bySound }: Vocabulary,
): string[] | undefined {
  const joined = joinWords(words, known);
  const respelled = joined.flatMap((word) =>
    known.has(word) ? [word] : (splitWord(word, known) ?? [bySound.get(soundOf(word)) ?? word]),
  );
  return respelled.join(' ') === words.join(' ') ? undefined : respelled;
}

/** Joins neighbours that are one word of the catalogue. */
function joinWords(words: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  const [first, second, ...rest] = words;
  if (first === undefined) return [];
  if (second !== undefined && vocabulary.has(first + second)) {
    return [first + second, ...joinWords(rest, vocabulary)];
  }
  return [first, ...joinWords(words.slice(1), vocabulary)];
}

/** The two words of the catalogue that a word consists of; undefined if it doesn't. */
function splitWord(word: string, vocabulary: ReadonlySet<string>): string[] | undefined {
  for (let at = PART_MIN; at <= word.length - PART_MIN; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.has(part))) return parts;
  }
  return undefined;
}

/** The pairs of letters that people use for the same sound of an Indian language, longest first. */
const SOUNDS: [RegExp, string][] = [
  [/chh/g, 'ch'],
  [/sh/g, 's'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/** What all transliterations of a word have in common. */
function soundOf(word: string): string {
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}
