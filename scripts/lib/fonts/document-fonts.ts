import path from 'node:path';
import { ROOT } from '../apps';
import { installedFont, uncompressed } from './make-fonts';

/** Folder of the fonts that the API prints invoices with. */
export const DOCUMENT_FONT_FOLDER = path.join(ROOT, 'api/src/pdf/fonts');

/** One static instance of a variable font: PDFs can't contain variable fonts. */
interface DocumentFontRecipe {
  file: string;
  font: string;
  slice: string;
  axes: Record<string, number>;
}

/**
 * The theme's faces. The rupee and accented letters beyond Latin-1 are in separate files, as in the installed
 * packages.
 */
const RECIPES: DocumentFontRecipe[] = [
  {
    file: 'bodoni-moda.ttf',
    font: 'bodoni-moda',
    slice: 'latin-opsz-normal',
    axes: { wght: 400, opsz: 28 },
  },
  ...[400, 600].flatMap((wght) => [
    { file: `figtree-${wght}.ttf`, font: 'figtree', slice: 'latin-wght-normal', axes: { wght } },
    {
      file: `figtree-ext-${wght}.ttf`,
      font: 'figtree',
      slice: 'latin-ext-wght-normal',
      axes: { wght },
    },
  ]),
];

/** Makes the fonts of documents, with their licences. The same packages always give the same bytes. */
export async function makeDocumentFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const { file, font, slice, axes } of RECIPES) {
    const source = await installedFont(`${font}/files/${font}-${slice}.woff2`);
    made.set(file, await uncompressed(source, axes));
    made.set(`${font}.licence.txt`, await installedFont(`${font}/LICENSE`));
  }
  return made;
}
