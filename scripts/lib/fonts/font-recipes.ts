import { SAMPLES, type FallbackRecipe } from './fallback-faces';
import {
  ARIAL,
  ARIAL_BOLD,
  NOTO_SERIF,
  ROBOTO,
  ROBOTO_BOLD,
  TIMES,
  type LocalFont,
} from './local-fonts';

/** How one font file is subset from an installed one. */
export interface FontRecipe {
  /** Name of the file in the theme's folder. */
  file: string;
  /** The scope of the installed font's package, unless that of variable fonts. */
  scope?: '@fontsource';
  /** The installed font, and the slice of it that has the characters. */
  font: string;
  slice: string;
  /** The characters to keep. */
  text: string;
  /** The variation axes to keep in part, or to fix at a value. */
  axes: Record<string, number | { min: number; max: number }>;
  /**
   * A family with this file only: with two files, Chromium lays text out in a third font until both have
   * arrived.
   */
  family: string;
  /** Its weights in CSS notation. */
  weight: string;
  /** For a file that only pages in that language need. */
  language?: string;
  /**
   * For a file that every page needs: its fallbacks until it arrives, with the same width over the sample.
   */
  fallbacks?: { sample: string; faces: FallbackRecipe[] };
}

const BASIC_LATIN = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
const PUNCTUATION = '–—‘’“”•…−';
/** The letters and signs of Hindi, with the joiners and the circle that stands for a missing letter. */
const HINDI = [
  range(0x901, 0x903),
  range(0x905, 0x90b),
  'ऍएऐऑओऔ',
  range(0x915, 0x928),
  range(0x92a, 0x930),
  'ल',
  range(0x935, 0x939),
  range(0x93c, 0x943),
  'ॅेैॉोौ्ॐ',
  range(0x958, 0x95f),
  range(0x964, 0x96f),
  '\u200C\u200D\u25CC',
].join('');
const TEXT = `${BASIC_LATIN}${LATIN_1}Œœ™${PUNCTUATION}`;

/** The features that the shop uses, including tabular digits. */
export const FEATURES = ['kern', 'mark', 'ccmp', 'liga', 'locl', 'tnum'];

/**
 * The shop's fonts. The rupee has a file of its own because the installed fonts come in slices, and slices
 * can't be joined; the display face has no rupee, so that both use this one.
 */
export const FONT_RECIPES: FontRecipe[] = [
  {
    file: 'bodoni-moda.woff2',
    font: 'bodoni-moda',
    slice: 'latin-opsz-normal',
    text: TEXT,
    // Past 18 the hairlines are too thin for light on dark: hyphens and crossbars get lost.
    axes: { wght: 400, opsz: { min: 11, max: 18 } },
    family: 'Bodoni Moda',
    weight: '400',
    fallbacks: {
      sample: SAMPLES.headings,
      faces: [
        {
          family: 'Bodoni Moda Fallback',
          weight: '400',
          font: TIMES,
          axes: { wght: 400, opsz: 18 },
        },
        {
          family: 'Bodoni Moda Android Fallback',
          weight: '400',
          font: NOTO_SERIF,
          axes: { wght: 400, opsz: 18 },
        },
      ],
    },
  },
  {
    file: 'figtree.woff2',
    font: 'figtree',
    slice: 'latin-wght-normal',
    text: TEXT,
    axes: { wght: { min: 400, max: 600 } },
    family: 'Figtree',
    weight: '400 600',
    fallbacks: {
      sample: SAMPLES.text,
      faces: [
        ...byWeight('Figtree Fallback', ARIAL, ARIAL_BOLD),
        ...byWeight('Figtree Android Fallback', ROBOTO, ROBOTO_BOLD),
      ],
    },
  },
  {
    file: 'figtree-rupee.woff2',
    font: 'figtree',
    slice: 'latin-ext-wght-normal',
    text: '₹',
    axes: { wght: { min: 400, max: 600 } },
    family: 'Figtree Rupee',
    weight: '400 600',
  },
  {
    file: 'tiro-devanagari-hindi.woff2',
    scope: '@fontsource',
    font: 'tiro-devanagari-hindi',
    slice: 'devanagari-400-normal',
    text: HINDI,
    axes: {},
    family: 'Tiro Devanagari Hindi',
    weight: '400',
    language: 'hi',
  },
  {
    file: 'noto-sans-devanagari.woff2',
    font: 'noto-sans-devanagari',
    slice: 'devanagari-wght-normal',
    text: HINDI,
    axes: { wght: { min: 400, max: 600 } },
    family: 'Noto Sans Devanagari',
    weight: '400 600',
    language: 'hi',
  },
];

/** The weights of Figtree; 500 is nearer to a regular font than to a bold one. */
function byWeight(family: string, regular: LocalFont, bold: LocalFont): FallbackRecipe[] {
  return [400, 500, 600].map((wght) => ({
    family,
    weight: String(wght),
    font: wght === 600 ? bold : regular,
    axes: { wght },
  }));
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
