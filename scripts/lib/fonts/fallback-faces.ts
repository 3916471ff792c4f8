import type { FallbackFace } from '@storefront/shared/theme/font-faces';
import type { Font } from 'fontkitten';

/** A font that most devices have. */
export interface LocalFont {
  /** Its name, and the names of fonts with the same widths. */
  names: string[];
  /** Widths of U+0020 to U+007E in thousandths of an em. */
  widths: number[];
}

/** Widths after the metric-compatible Liberation fonts. */
export const ARIAL: LocalFont = {
  names: ['Arial', 'Liberation Sans', 'Arimo'],
  // prettier-ignore
  widths: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
};

export const TIMES: LocalFont = {
  names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  // prettier-ignore
  widths: [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611,
    556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722,
    722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500,
    278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
  ],
};

/** Text as the shop has it: names, prices, labels and sentences. */
const SAMPLE =
  'Modern Essentials Shop by Category Shopping Cart Order Summary Merino Roll-Neck ' +
  'Wool & Cashmere Overcoat 18,990.00 Size M Only 3 left Add to Cart Returns and Exchanges ' +
  'If a piece is not right, you may return it within 7 days of delivery, unworn and with its tags.';

/**
 * The local font, made as wide as `font` over the sample and with its line box, so that text keeps
 * its place when the font arrives. `font` is a static one, at the weight of running text.
 */
export function fallbackFace(family: string, font: Font, local: LocalFont): FallbackFace {
  const em = font.unitsPerEm;
  const own = totalWidth((code) => font.glyphForCodePoint(code).advanceWidth / em);
  const theirs = totalWidth((code) => (local.widths[code - 0x20] ?? 0) / 1000);
  const size = own / theirs;
  return {
    family: `${family} Fallback`,
    local: local.names,
    sizeAdjust: percent(size),
    ascentOverride: percent(font.ascent / em / size),
    descentOverride: percent(-font.descent / em / size),
    lineGapOverride: percent(font.lineGap / em / size),
  };
}

/** Width of the sample, from the width of each character by its code point. */
function totalWidth(widthOf: (code: number) => number): number {
  return Array.from(SAMPLE).reduce((sum, character) => sum + widthOf(character.charCodeAt(0)), 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
