import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FallbackFace, FontFace } from '@storefront/ui/theme/font-faces';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { ROOT } from '../apps';
import { fallbackFace } from './fallback-faces';
import { FEATURES, FONT_RECIPES, type FontRecipe } from './font-recipes';

const require = createRequire(import.meta.url);

/** Folder of the theme's font files. */
export const FONT_FOLDER = path.join(ROOT, 'shared/ui/src/theme/fonts');

/** The theme's fonts: the files, and the data of their `@font-face` rules. */
export interface MadeFonts {
  files: Map<string, Buffer>;
  /** The licences of the fonts, which must accompany them. */
  licences: Map<string, Buffer>;
  faces: FontFace[];
  fallbacks: FallbackFace[];
}

/** Makes the fonts of the recipes. The same packages always give the same bytes. */
export async function makeFonts(): Promise<MadeFonts> {
  const made: MadeFonts = { files: new Map(), licences: new Map(), faces: [], fallbacks: [] };
  for (const recipe of FONT_RECIPES) {
    const { font, slice, scope, language } = recipe;
    const source = await installedFont(`${font}/files/${font}-${slice}.woff2`, scope);
    const file = await subsetFont(source, recipe.text, {
      targetFormat: 'woff2',
      noHinting: true,
      // Other scripts are written by their features.
      ...(language === undefined && { keepFeatures: FEATURES }),
      variationAxes: recipe.axes,
    });
    made.files.set(recipe.file, file);
    made.licences.set(`${font}.licence.txt`, await installedFont(`${font}/LICENSE`, scope));
    made.faces.push(faceOf(recipe));
    const { sample = '', faces = [] } = recipe.fallbacks ?? {};
    for (const face of faces) {
      made.fallbacks.push(fallbackFace(face, await openFont(source, face.axes), sample));
    }
  }
  return made;
}

/** Reads a font file; `axes` choose one instance of a variable font. */
export async function openFont(file: Buffer, axes: Record<string, number> = {}): Promise<Font> {
  const font = create(await uncompressed(file, axes));
  if (font.isCollection)
    throw new Error(
      'This is a font collection. Name a file with one font in scripts/lib/fonts/font-recipes.ts.',
    );
  return font;
}

/** The font as an uncompressed TrueType file. */
export function uncompressed(file: Buffer, axes: Record<string, number> = {}): Promise<Buffer> {
  return subsetFont(file, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: axes,
  });
}

/** A file of a package of fonts. */
export function installedFont(file: string, scope = '@fontsource-variable'): Promise<Buffer> {
  return readFile(require.resolve(`${scope}/${file}`));
}

function faceOf({ file, text, family, weight, language, fallbacks }: FontRecipe): FontFace {
  return {
    family,
    file,
    weight,
    unicodeRange: unicodeRange(text),
    preload: fallbacks !== undefined,
    ...(language !== undefined && { language }),
  };
}

/** The characters of a text in CSS notation: `U+20-7E, U+20B9`. */
function unicodeRange(text: string): string {
  const codes = [...new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))];
  const runs: { first: number; last: number }[] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
