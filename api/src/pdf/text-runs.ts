import { type Face, type FontName, fontOf } from './fonts';

/** A piece of text that one font has. */
export interface TextRun {
  font: FontName;
  text: string;
}

/** Pictures among the text, and what selects their looks: no font of a document has them. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{fe00}-\u{fe0f}\u{20e3}\u{e0000}-\u{e007f}]/gu;
const CONTROLS =
  /[\p{Cc}\p{Cs}\p{Co}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}]/gu;
/** © and its like are pictures to Unicode, but the fonts have them. */
const KEPT = new Set(['©', '®', '™']);

/** A text as documents have it: on one line, without emoji and invisible characters. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(EMOJI, (character) => (KEPT.has(character) ? character : ''))
    .replace(CONTROLS, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A text in pieces, each of one font. */
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
