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

/** The bold one, which has widths of its own. */
export const ARIAL_BOLD: LocalFont = {
  names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  // prettier-ignore
  widths: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
};

/** Android has neither Arial nor Times, but these; by their names and their PostScript names. */
export const ROBOTO: LocalFont = {
  names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  // prettier-ignore
  widths: [
    248, 258, 320, 616, 562, 732, 622, 175, 342, 348, 431, 567, 197, 276, 264, 413, 562, 562, 562,
    562, 562, 562, 562, 562, 562, 562, 242, 211, 508, 549, 523, 473, 898, 652, 623, 651, 656, 568,
    553, 681, 713, 272, 552, 627, 539, 873, 713, 688, 631, 688, 616, 594, 597, 648, 637, 887, 627,
    601, 599, 265, 411, 265, 418, 451, 309, 544, 562, 523, 564, 530, 348, 562, 551, 243, 239, 507,
    243, 877, 552, 570, 562, 568, 339, 516, 327, 551, 484, 751, 496, 473, 496, 338, 244, 338, 680,
  ],
};

export const ROBOTO_BOLD: LocalFont = {
  names: ['Roboto Bold', 'Roboto-Bold'],
  // prettier-ignore
  widths: [
    249, 271, 318, 592, 574, 739, 658, 161, 350, 351, 454, 545, 246, 394, 290, 371, 574, 574, 574,
    574, 574, 574, 574, 574, 574, 574, 282, 263, 510, 574, 516, 498, 896, 672, 638, 654, 650, 562,
    549, 682, 706, 292, 559, 636, 541, 875, 706, 689, 645, 689, 641, 616, 620, 659, 653, 875, 635,
    619, 607, 277, 421, 277, 438, 445, 330, 535, 562, 521, 563, 540, 358, 571, 560, 265, 260, 534,
    265, 866, 561, 564, 562, 564, 366, 514, 338, 560, 506, 734, 509, 503, 509, 330, 252, 330, 648,
  ],
};

export const NOTO_SERIF: LocalFont = {
  names: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'],
  // prettier-ignore
  widths: [
    260, 332, 408, 559, 559, 896, 742, 220, 346, 346, 500, 559, 250, 310, 250, 288, 559, 559, 559,
    559, 559, 559, 559, 559, 559, 559, 286, 286, 559, 559, 559, 474, 921, 705, 654, 614, 727, 623,
    590, 714, 793, 367, 357, 700, 623, 938, 763, 742, 604, 742, 656, 544, 613, 717, 675, 1047, 660,
    625, 592, 360, 288, 360, 559, 459, 274, 563, 614, 492, 614, 535, 369, 538, 635, 320, 300, 585,
    310, 945, 645, 577, 614, 614, 471, 451, 352, 635, 579, 862, 578, 565, 511, 428, 559, 428, 559,
  ],
};

/** What is set in one of the theme's fonts, in the shop's words: letters are as frequent as they are there. */
export const SAMPLES = {
  headings:
    'Modern Essentials Curated Categories Featured Products Shopping Cart Order Summary ' +
    'High-Rise Wide-Leg Jeans Merino Roll-Neck Wool & Cashmere Overcoat Leather Belt Silk Twill Scarf ' +
    'What we keep Who else sees it Your rights Returns and Exchanges When it arrives How to reach us',
  text:
    'We keep what we need to sell you clothes and to send them to you, and nothing else: your name, email ' +
    'address and a password that cannot be read back; your orders, with the address and phone number they ' +
    'were sent to; the result of each payment. If a piece is not right, you may return it within 7 days of ' +
    'delivery, unworn and with its tags. Your money is back within 5 days after the piece has arrived. ' +
    'High-waisted jeans that are cut straight from the hip, in a firm 13 oz denim that softens with wear. ' +
    'Wash cold and inside out, with like colours; dry flat, away from the sun. Only 3 left in size M.',
};

/** What stands in for one weight of a font on the devices that have a local font. */
export interface FallbackRecipe {
  family: string;
  weight: string;
  font: LocalFont;
  /** The one design of the font whose widths the local font takes on. */
  axes: Record<string, number>;
}

/**
 * The local font, made as wide as `font` over the sample and with its line box, so that text keeps
 * its place when the font arrives. `font` is a static one.
 */
export function fallbackFace(
  { family, weight, font: local }: FallbackRecipe,
  font: Font,
  sample: string,
): FallbackFace {
  const em = font.unitsPerEm;
  const own = totalWidth(sample, (code) => font.glyphForCodePoint(code).advanceWidth / em);
  const theirs = totalWidth(sample, (code) => (local.widths[code - 0x20] ?? 0) / 1000);
  const size = own / theirs;
  return {
    family,
    local: local.names,
    weight,
    sizeAdjust: percent(size),
    ascentOverride: percent(font.ascent / em / size),
    descentOverride: percent(-font.descent / em / size),
    lineGapOverride: percent(font.lineGap / em / size),
  };
}

/** Width of a text, from the width of each character by its code point. */
function totalWidth(sample: string, widthOf: (code: number) => number): number {
  return Array.from(sample).reduce((sum, character) => sum + widthOf(character.charCodeAt(0)), 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
