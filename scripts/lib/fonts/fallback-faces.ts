import type { FallbackFace } from '@storefront/ui/theme/font-faces';
import type { Font } from 'fontkitten';
import type { LocalFont } from './local-fonts';

/** Samples of the shop's texts by font of the theme, so that letters are as frequent as in the shop. */
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

/** The fallback for one weight of a font, on devices that have the local font. */
export interface FallbackRecipe {
  family: string;
  weight: string;
  font: LocalFont;
  /** The instance of the font whose widths the local font is adjusted to. */
  axes: Record<string, number>;
}

/**
 * The local font, scaled to the width of `font` over the sample and with its line box, so that text doesn't
 * move when the font arrives. `font` must be a static font.
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
