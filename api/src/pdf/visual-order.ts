import createBidi from 'bidi-js';

/** A piece of a line that is read in one direction. */
export interface DirectedText {
  text: string;
  isRightToLeft: boolean;
}

interface LevelledText {
  text: string;
  level: number;
}

const bidi = createBidi();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a line into pieces of one direction, in the order in which they stand on paper from left to right
 * (Unicode's UAX #9, for a line that begins on the left). The text of a piece stays as it is read.
 */
export function inVisualOrder(line: string): DirectedText[] {
  const pieces = levelledPieces(line);
  return reordered(pieces).map(({ text, level }) => ({ text, isRightToLeft: isOdd(level) }));
}

/** A text of signs that belong to no script, as it stands in a line that is read from right to left. */
export function mirrored(text: string): string {
  return [...graphemes.segment(text)]
    .reverse()
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .join('');
}

function levelledPieces(line: string): LevelledText[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  const pieces: LevelledText[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last?.level === level) last.text += line.charAt(at);
    else pieces.push({ text: line.charAt(at), level });
  }
  return pieces;
}

/** Rule L2: from the highest level to the lowest odd one, each sequence of at least that level is reversed. */
function reordered(pieces: LevelledText[]): LevelledText[] {
  let result = pieces;
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    result = withReversed(result, (piece) => piece.level >= level);
  }
  return result;
}

/** The items, each sequence of those that are chosen reversed. */
function withReversed<Item>(items: Item[], isChosen: (item: Item) => boolean): Item[] {
  const result: Item[] = [];
  let sequence: Item[] = [];
  for (const item of items) {
    if (isChosen(item)) {
      sequence = [item, ...sequence];
      continue;
    }
    result.push(...sequence, item);
    sequence = [];
  }
  return [...result, ...sequence];
}

function isOdd(level: number): boolean {
  return level % 2 === 1;
}
