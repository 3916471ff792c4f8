import { FALLBACK_FACES, FONT_FACES } from './font-faces.generated';

/** One `@font-face` with a font file of the shop. */
export interface FontFace {
  family: string;
  /** File name in `theme/fonts`, and in the shell's browser build. */
  file: string;
  weight: string;
  unicodeRange: string;
  /** True when every page needs it. */
  preload: boolean;
  /** Set for a font that only pages in that language need. */
  language?: string;
}

/** One `@font-face` with a device's font, adjusted to the metrics of the font that it replaces. */
export interface FallbackFace {
  family: string;
  /** Names of the device's font, in order of preference. */
  local: string[];
  weight: string;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
}

const faces: FontFace[] = FONT_FACES;
const fallbacks: FallbackFace[] = FALLBACK_FACES;

/** The font files, each once. */
export const FONT_FILES = [...new Set(faces.map(({ file }) => file))];

/** The font files that every page needs. */
export const PRELOADED_FONT_FILES = faces.filter(({ preload }) => preload).map(({ file }) => file);

/** The `@font-face` rules of pages in a language, for font files in `folder`, an address with a slash at its end. */
export function fontFaceRules(folder: string, pageLanguage = 'en'): string {
  const used = faces.filter(({ language = pageLanguage }) => language === pageLanguage);
  return [
    ...used.map(({ family, file, weight, unicodeRange }) =>
      rule({
        'font-family': quote(family),
        src: `url(${quote(folder + file)}) format("woff2")`,
        'font-weight': weight,
        'font-display': 'swap',
        'unicode-range': unicodeRange,
      }),
    ),
    ...fallbacks.map((face) =>
      rule({
        'font-family': quote(face.family),
        src: face.local.map((name) => `local(${quote(name)})`).join(', '),
        'font-weight': face.weight,
        'size-adjust': face.sizeAdjust,
        'ascent-override': face.ascentOverride,
        'descent-override': face.descentOverride,
        'line-gap-override': face.lineGapOverride,
      }),
    ),
  ].join('\n');
}

function rule(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}: ${value}`);
  return `@font-face { ${lines.join('; ')} }`;
}

/** A CSS string; JSON's escapes of quotes and backslashes are CSS's too. */
function quote(text: string): string {
  return JSON.stringify(text);
}
