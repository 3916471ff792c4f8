import { asciiDigits } from '@storefront/host/contracts/validation';
import { transliterate } from 'transliteration';
import { type Face, type FontName, fontOf, hasScriptOf, isThemeFont } from './fonts';
import { inVisualOrder, mirrored, type DirectedText } from './visual-order';

/** A piece of text in one font. */
export interface TextRun {
  font: FontName;
  text: string;
}

/** Emoji and their modifiers, which no font of a document has. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{fe00}-\u{fe0f}\u{20e3}\u{e0000}-\u{e007f}]/gu;
const CONTROLS =
  /[\p{Cc}\p{Cs}\p{Co}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}]/gu;
/** Characters that Unicode counts as pictographs, but that the fonts have. */
const KEPT = new Set(['©', '®', '™']);

/** Words of a script that no font has. */
const WORD = /\S+/g;

/**
 * Makes a text printable: a single line without emoji and invisible characters, its digits as 0 to 9 (the PDF
 * library turns Arabic ones round), and in Latin letters where no font has a script.
 */
export function printable(text: string): string {
  return asciiDigits(text.normalize('NFC'))
    .replace(WORD, (word) => (Array.from(word).every(hasScriptOf) ? word : transliterate(word)))
    .replace(/\s+/g, ' ')
    .replace(EMOJI, (character) => (KEPT.has(character) ? character : ''))
    .replace(CONTROLS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Splits a line into pieces of one font each, in the order in which they stand on paper. */
export function textRuns(line: string, face: Face): TextRun[] {
  return inVisualOrder(line).flatMap((piece) => runsOf(piece, face));
}

/** Right-to-left scripts stay as they are read: the PDF library shapes and turns them itself. */
function runsOf({ text, isRightToLeft }: DirectedText, face: Face): TextRun[] {
  const runs = fontRuns(text, face);
  if (!isRightToLeft) return runs;
  return runs
    .reverse()
    .map(({ font, text }) => ({ font, text: isThemeFont(font) ? mirrored(text) : text }));
}

function fontRuns(text: string, face: Face): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = fontOf(character, face) ?? last?.font ?? face;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
