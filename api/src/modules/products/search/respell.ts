/** The shortest part that a word is split into. */
const PART_MIN = 3;

/**
 * Words that the catalogue writes otherwise, as the catalogue writes them: in one word or in two (`rain coat`,
 * `overcoat`), or in another transliteration (`maheshvari`). Undefined if nothing is replaced.
 */
export function respell(
  words: readonly string[],
  vocabulary: ReadonlySet<string>,
): string[] | undefined {
  const joined = joinWords(words, vocabulary);
  const bySound = new Map([...vocabulary].map((word) => [soundOf(word), word]));
  const respelled = joined.flatMap((word) =>
    vocabulary.has(word)
      ? [word]
      : (splitWord(word, vocabulary) ?? [bySound.get(soundOf(word)) ?? word]),
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
