import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { DOCUMENT_FONT_FOLDER, makeDocumentFonts } from '../lib/fonts/document-fonts';
import { FONT_FOLDER, makeFonts, type MadeFonts } from '../lib/fonts/make-fonts';

const FACES_FILE = path.join(ROOT, 'shared/ui/src/theme/font-faces.generated.ts');

/**
 * `node scripts/run.mjs generate/fonts`: subsets the installed fonts for the theme and for documents, and writes the theme's faces.
 */
export const main = command(async () => {
  const fonts = await makeFonts();
  await writeFolder(FONT_FOLDER, [...fonts.files, ...fonts.licences]);
  await writeFolder(DOCUMENT_FONT_FOLDER, await makeDocumentFonts());
  await writeFile(FACES_FILE, await facesModule(fonts));
});

async function writeFolder(folder: string, files: Iterable<[string, Buffer]>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of files) {
    await writeFile(path.join(folder, file), bytes);
    console.log(`  ${file} ${bytes.length} bytes`);
  }
}

async function facesModule({ faces, fallbacks }: MadeFonts): Promise<string> {
  const source = `// Written by \`node scripts/run.mjs generate/fonts\` (scripts/generate/fonts.ts); change the recipes there.

export const FONT_FACES = ${JSON.stringify(faces)};

export const FALLBACK_FACES = ${JSON.stringify(fallbacks)};
`;
  const options = await prettier.resolveConfig(FACES_FILE);
  return prettier.format(source, { ...options, parser: 'typescript' });
}
