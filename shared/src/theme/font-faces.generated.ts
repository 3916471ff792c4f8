// Written by `npm run fonts` (scripts/generate/fonts.ts); change the recipes there.

export const FONT_FACES = [
  {
    family: 'Bodoni Moda',
    file: 'bodoni-moda.woff2',
    weight: '400',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+152-153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2212',
    preload: true,
  },
  {
    family: 'Figtree',
    file: 'figtree.woff2',
    weight: '400 600',
    unicodeRange:
      'U+20-7E, U+A0-FF, U+152-153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2212',
    preload: true,
  },
  {
    family: 'Figtree Rupee',
    file: 'figtree-rupee.woff2',
    weight: '400 600',
    unicodeRange: 'U+20B9',
    preload: false,
  },
];

export const FALLBACK_FACES = [
  {
    family: 'Bodoni Moda Fallback',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    sizeAdjust: '112.09%',
    ascentOverride: '100.37%',
    descentOverride: '35.69%',
    lineGapOverride: '0.00%',
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    sizeAdjust: '100.44%',
    ascentOverride: '94.59%',
    descentOverride: '24.89%',
    lineGapOverride: '0.00%',
  },
];
