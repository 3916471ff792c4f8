import { type Face, type FontName, fontOf } from './fonts';

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

/** Makes a text printable: a single line without emoji and invisible characters. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(EMOJI, (character) => (KEPT.has(character) ? character : ''))
    .replace(CONTROLS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Splits a text into pieces of one font each. */
export function textRuns(text: string, face: Face): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = fontOf(character, face) ?? last?.font ?? face;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
