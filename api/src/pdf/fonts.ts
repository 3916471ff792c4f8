import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What a text is set in. */
export type Face = 'text' | 'strong' | 'heading';

/** Scripts of India that the theme's fonts don't have; the names are those of their packages. */
const SCRIPTS = {
  devanagari: /\p{Script=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
  gujarati: /\p{Script=Gujarati}/u,
  gurmukhi: /\p{Script=Gurmukhi}/u,
  kannada: /\p{Script=Kannada}/u,
  malayalam: /\p{Script=Malayalam}/u,
  oriya: /\p{Script=Oriya}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
} as const;
type Script = keyof typeof SCRIPTS;

const THEME_FILES = {
  text: 'figtree-400.ttf',
  strong: 'figtree-600.ttf',
  heading: 'bodoni-moda.ttf',
  'text-ext': 'figtree-ext-400.ttf',
  'strong-ext': 'figtree-ext-600.ttf',
} as const;

/** A font file by its name in documents. */
export type FontName = keyof typeof THEME_FILES | Script;

/** Letters with accents beyond Latin-1, and the signs of currencies. */
const EXTENDED = /[\u{100}-\u{2ff}\u{1e00}-\u{1eff}\u{20a0}-\u{20c0}]/u;

/** What belongs to the letter before it: marks and joiners. */
const CONTINUING = /[\p{Script=Inherited}\u{200c}\u{200d}]/u;

/** The font that has a character; undefined where it is set in the font of the one before it. */
export function fontOf(character: string, face: Face): FontName | undefined {
  if (CONTINUING.test(character)) return undefined;
  if (EXTENDED.test(character)) return face === 'text' ? 'text-ext' : 'strong-ext';
  for (const [script, pattern] of Object.entries(SCRIPTS)) {
    if (pattern.test(character) && isScript(script)) return script;
  }
  return face;
}

function isScript(name: string): name is Script {
  return Object.hasOwn(SCRIPTS, name);
}

/** Whether a font is one of the theme's faces, which are placed without marks. */
export function isThemeFont(name: FontName): boolean {
  return !isScript(name);
}

const require = createRequire(import.meta.url);

const files = new Map<FontName, Buffer>();

function pathOf(name: FontName): string {
  if (!isScript(name)) return join(import.meta.dirname, 'fonts', THEME_FILES[name]);
  // Compressed by zlib: the other files of the package take a second to read.
  return require.resolve(
    `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-400-normal.woff`,
  );
}

/** The content of a font file, which is kept once it was read. */
export function fontFile(name: FontName): Buffer {
  const file = files.get(name) ?? readFileSync(pathOf(name));
  files.set(name, file);
  return file;
}
