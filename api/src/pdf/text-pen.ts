import type PDFDocument from 'pdfkit';
import type { TextOptions } from 'pdfkit';
import { type Face, type FontName, fontFile, isThemeFont } from './fonts';
import { printable, type TextRun, textRuns } from './text-runs';

/** The style of a text. */
export interface TextStyle {
  face: Face;
  size: number;
  color: string;
  align?: 'left' | 'right';
  /** Points between letters. */
  tracking?: number;
}

/** The position of a text: its upper left corner, and the width at which lines are broken. */
interface TextPlace {
  x: number;
  y: number;
  width: number;
}

const LINE_HEIGHT = 1.4;

/** Kerning, and digits of equal width, so that columns of amounts are aligned. */
const FEATURES = { kern: true, tnum: true };

/** Disables the positioning of marks, with which pdfkit fails for some letters. */
const WITHOUT_MARKS = { mark: false, mkmk: false, abvm: false, blwm: false };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Draws text in a document, in the fonts that have its characters. */
export class TextPen {
  readonly #doc: PDFDocument;
  readonly #registered = new Set<FontName>();
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFDocument) {
    this.#doc = doc;
  }

  /** Draws a text, broken into lines; returns the y position of the next line. */
  draw(text: string, style: TextStyle, { x, y, width }: TextPlace): number {
    let top = y;
    for (const line of this.#lines(text, style, width)) {
      const left = style.align === 'right' ? x + width - this.width(line, style) : x;
      this.#drawLine(line, style, left, top);
      top += style.size * LINE_HEIGHT;
    }
    return top;
  }

  /** The height of a text that is broken into lines. */
  height(text: string, style: TextStyle, width: number): number {
    return this.#lines(text, style, width).length * style.size * LINE_HEIGHT;
  }

  /** The width of a text on one line. */
  width(text: string, style: TextStyle): number {
    return textRuns(text, style.face).reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  #lines(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of printable(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = this.#breakWord(word, style, width, lines);
    }
    return line === '' ? lines : [...lines, line];
  }

  /** Adds the full lines of a word that is wider than a line; returns the rest of it. */
  #breakWord(word: string, style: TextStyle, width: number, lines: string[]): string {
    let rest = '';
    for (const { segment } of graphemes.segment(word)) {
      if (rest !== '' && this.width(rest + segment, style) > width) {
        lines.push(rest);
        rest = '';
      }
      rest += segment;
    }
    return rest;
  }

  #use(font: FontName, size: number): void {
    if (!this.#registered.has(font)) this.#doc.registerFont(font, fontFile(font));
    this.#registered.add(font);
    this.#doc.font(font).fontSize(size);
  }

  #runWidth({ font, text }: TextRun, style: TextStyle): number {
    const key = JSON.stringify([font, style.size, style.tracking, text]);
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    this.#use(font, style.size);
    const width = this.#doc.widthOfString(text, this.#options({ font, text }, style));
    this.#widths.set(key, width);
    return width;
  }

  #drawLine(line: string, style: TextStyle, x: number, y: number): void {
    let left = x;
    this.#doc.fillColor(style.color);
    for (const run of textRuns(line, style.face)) {
      const width = this.#runWidth(run, style);
      this.#use(run.font, style.size);
      this.#doc.text(run.text, left, y + style.size, this.#options(run, style));
      left += width;
    }
  }

  #options(run: TextRun, { tracking }: TextStyle): TextOptions {
    const features = this.#features(run);
    return {
      lineBreak: false,
      baseline: 'alphabetic',
      // Letters of some scripts are joined.
      ...(tracking !== undefined && isThemeFont(run.font) && { characterSpacing: tracking }),
      ...(features && { features }),
    };
  }

  #features({ font, text }: TextRun): Record<string, boolean> | undefined {
    if (isThemeFont(font)) return /\d/.test(text) ? FEATURES : undefined;
    try {
      this.#doc.widthOfString(text);
      return undefined;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return WITHOUT_MARKS;
    }
  }
}
