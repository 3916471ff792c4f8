import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The typeface of a text. */
export type Face = 'text' | 'strong' | 'heading';

/** Scripts that the theme's fonts don't have, by the names in their font packages. */
const SCRIPTS = {
  arabic: /\p{Script_Extensions=Arabic}/u,
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
  gujarati: /\p{Script=Gujarati}/u,
  gurmukhi: /\p{Script=Gurmukhi}/u,
  hebrew: /\p{Script=Hebrew}/u,
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

/** The name under which a font is registered in documents. */
export type FontName = keyof typeof THEME_FILES | Script;

/** Accented letters beyond Latin-1, and currency signs. */
const EXTENDED = /[\u{100}-\u{2ff}\u{1e00}-\u{1eff}\u{20a0}-\u{20c0}]/u;

/** Marks and joiners, which belong to the letter before them. */
const CONTINUING = /[\p{Script=Inherited}\u{200c}\u{200d}]/u;

/** The font that has a character; undefined for one that continues in the font of the previous character. */
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

/** Whether the fonts have a character, or at least its script; signs of no script count as had. */
export function hasScriptOf(character: string): boolean {
  return (
    /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(character) ||
    Object.values(SCRIPTS).some((pattern) => pattern.test(character))
  );
}

/** Whether a font is one of the theme's, which have no marks to be positioned. */
export function isThemeFont(name: FontName): boolean {
  return !isScript(name);
}

const require = createRequire(import.meta.url);

const files = new Map<FontName, Buffer>();

function pathOf(name: FontName): string {
  if (!isScript(name)) return join(import.meta.dirname, 'fonts', THEME_FILES[name]);
  // WOFF is compressed with zlib; the package's other files take a second to read.
  return require.resolve(
    `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-400-normal.woff`,
  );
}

/** The content of a font file, which is cached. */
export function fontFile(name: FontName): Buffer {
  const file = files.get(name) ?? readFileSync(pathOf(name));
  files.set(name, file);
  return file;
}
