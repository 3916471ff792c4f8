import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FONT_FILES, fontFaceRules } from '@storefront/ui/theme/font-faces';
import { FONTS } from '@storefront/ui/theme/tokens';
import { DOCUMENT_FONT_FOLDER, makeDocumentFonts } from './document-fonts';
import { FONT_FOLDER, makeFonts, openFont, uncompressed, type MadeFonts } from './make-fonts';

/** A sample of the characters in the shop's texts. */
const SHOP_CHARACTERS = '₹0123456789 AZaz&@%+$—–‘’“”…•×·©™éüñßŒœ−';

let fonts: MadeFonts;

beforeAll(async () => {
  fonts = await makeFonts();
});

test('the committed files are the ones that the recipes make', async () => {
  for (const [file, bytes] of fonts.files) {
    const committed = await readFile(path.join(FONT_FOLDER, file));
    expect({ file, same: committed.equals(bytes) }).toEqual({ file, same: true });
  }
  const folder = (await readdir(FONT_FOLDER)).filter((file) => file.endsWith('.woff2'));
  expect(folder.sort()).toEqual([...fonts.files.keys()].sort());
  expect(FONT_FILES.sort()).toEqual(folder);
});

test('the committed fonts of documents are the ones that the recipes make', async () => {
  const made = await makeDocumentFonts();
  for (const [file, bytes] of made) {
    const committed = await readFile(path.join(DOCUMENT_FONT_FOLDER, file));
    expect({ file, same: committed.equals(bytes) }).toEqual({ file, same: true });
  }
  expect((await readdir(DOCUMENT_FONT_FOLDER)).sort()).toEqual([...made.keys()].sort());
});

test('the committed faces are the ones that the recipes make', () => {
  for (const { family, file, unicodeRange, language } of fonts.faces) {
    const rules = fontFaceRules('/', language);
    expect(rules).toContain(`"${family}"; src: url("/${file}")`);
    expect(rules).toContain(`unicode-range: ${unicodeRange} }`);
  }
  const rules = fontFaceRules('/');
  for (const { weight, sizeAdjust, ascentOverride } of fonts.fallbacks) {
    expect(rules).toContain(
      `font-weight: ${weight}; size-adjust: ${sizeAdjust}; ascent-override: ${ascentOverride};`,
    );
  }
});

test.each([
  ['all pages', 60, undefined],
  ['pages in Hindi alone', 110, 'hi'],
])('the font files of %s have at most %i KB together', (_, limit, language) => {
  const used = fonts.faces.filter((face) => face.language === language);
  const total = used.reduce((sum, { file }) => sum + fileOf(file).length, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(limit * 1024);
});

test('English pages know no fonts of other scripts', () => {
  expect(fontFaceRules('/')).not.toContain('Devanagari');
  expect(fontFaceRules('/', 'hi')).toContain('Devanagari');
});

test.each(['Bodoni Moda', 'Figtree'])(
  '%s and the rupee’s font have every character that the shop uses',
  async (family) => {
    const faces = fonts.faces.filter((face) => [family, 'Figtree Rupee'].includes(face.family));
    const files = [...new Set(faces.map(({ file }) => file))];
    const opened = await Promise.all(files.map((file) => openFont(fileOf(file))));
    const missing = Array.from(SHOP_CHARACTERS).filter(
      (character) => !opened.some((font) => font.hasGlyphForCodePoint(character.charCodeAt(0))),
    );
    expect(missing).toEqual([]);
  },
);

test.each(['bodoni-moda.woff2', 'figtree.woff2'])('%s has tabular digits', async (file) => {
  // A font file contains the tags of its features as text.
  expect((await uncompressed(fileOf(file))).includes('tnum')).toBe(true);
});

test('each file is a family of its own', () => {
  const families = new Set(fonts.faces.map(({ family }) => family));
  expect(families.size).toBe(fonts.faces.length);
});

test.each([
  ['Bodoni Moda', 'bodoni-moda.woff2'],
  ['Figtree', 'figtree.woff2'],
])('the fallback fonts for %s have its line box', async (family, file) => {
  const { ascent, descent, lineGap, unitsPerEm } = await openFont(fileOf(file));
  const faces = fonts.fallbacks.filter((face) => face.family.startsWith(`${family} `));
  expect(faces.length).toBeGreaterThanOrEqual(2);
  for (const face of faces) {
    const size = parseFloat(face.sizeAdjust) / 100;
    const share = (percent: string) => (parseFloat(percent) / 100) * size;
    expect(share(face.ascentOverride)).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(share(face.descentOverride)).toBeCloseTo(-descent / unitsPerEm, 3);
    expect(share(face.lineGapOverride)).toBeCloseTo(lineGap / unitsPerEm, 3);
  }
});

test('every fallback font is in the font list of the theme', () => {
  const lists = Object.values(FONTS).join();
  for (const { family } of fonts.fallbacks) expect(lists).toContain(`'${family}'`);
});

function fileOf(file: string): Buffer {
  const bytes = fonts.files.get(file);
  if (!bytes) throw new Error(`No recipe makes ${file}.`);
  return bytes;
}
