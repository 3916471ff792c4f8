// Written by `node scripts/run.mjs generate/fonts` (scripts/generate/fonts.ts); change the recipes there.

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
  {
    family: 'Tiro Devanagari Hindi',
    file: 'tiro-devanagari-hindi.woff2',
    weight: '400',
    unicodeRange:
      'U+901-903, U+905-90B, U+90D, U+90F-911, U+913-928, U+92A-930, U+932, U+935-939, U+93C-943, U+945, U+947-949, U+94B-94D, U+950, U+958-95F, U+964-96F, U+200C-200D, U+25CC',
    preload: false,
    language: 'hi',
  },
  {
    family: 'Noto Sans Devanagari',
    file: 'noto-sans-devanagari.woff2',
    weight: '400 600',
    unicodeRange:
      'U+901-903, U+905-90B, U+90D, U+90F-911, U+913-928, U+92A-930, U+932, U+935-939, U+93C-943, U+945, U+947-949, U+94B-94D, U+950, U+958-95F, U+964-96F, U+200C-200D, U+25CC',
    preload: false,
    language: 'hi',
  },
];

export const FALLBACK_FACES = [
  {
    family: 'Bodoni Moda Fallback',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    weight: '400',
    sizeAdjust: '112.69%',
    ascentOverride: '99.83%',
    descentOverride: '35.50%',
    lineGapOverride: '0.00%',
  },
  {
    family: 'Bodoni Moda Android Fallback',
    local: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'],
    weight: '400',
    sizeAdjust: '96.99%',
    ascentOverride: '115.99%',
    descentOverride: '41.24%',
    lineGapOverride: '0.00%',
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    weight: '400',
    sizeAdjust: '100.68%',
    ascentOverride: '94.36%',
    descentOverride: '24.83%',
    lineGapOverride: '0.00%',
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    weight: '500',
    sizeAdjust: '101.48%',
    ascentOverride: '93.61%',
    descentOverride: '24.64%',
    lineGapOverride: '0.00%',
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weight: '600',
    sizeAdjust: '95.28%',
    ascentOverride: '99.71%',
    descentOverride: '26.24%',
    lineGapOverride: '0.00%',
  },
  {
    family: 'Figtree Android Fallback',
    local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    weight: '400',
    sizeAdjust: '101.08%',
    ascentOverride: '93.98%',
    descentOverride: '24.73%',
    lineGapOverride: '0.00%',
  },
  {
    family: 'Figtree Android Fallback',
    local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    weight: '500',
    sizeAdjust: '101.89%',
    ascentOverride: '93.24%',
    descentOverride: '24.54%',
    lineGapOverride: '0.00%',
  },
  {
    family: 'Figtree Android Fallback',
    local: ['Roboto Bold', 'Roboto-Bold'],
    weight: '600',
    sizeAdjust: '101.30%',
    ascentOverride: '93.78%',
    descentOverride: '24.68%',
    lineGapOverride: '0.00%',
  },
];
