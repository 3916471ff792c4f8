import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { ROOT } from '../lib/apps';
import { command } from '../lib/command';
import { FONT_FOLDER, makeFonts, type MadeFonts } from '../lib/fonts/make-fonts';

const FACES_FILE = path.join(ROOT, 'shared/src/theme/font-faces.generated.ts');

/** `npm run fonts`: cuts the theme's fonts out of the installed ones, and writes their faces. */
export const main = command(async () => {
  const fonts = await makeFonts();
  await rm(FONT_FOLDER, { recursive: true, force: true });
  await mkdir(FONT_FOLDER, { recursive: true });
  for (const [file, bytes] of [...fonts.files, ...fonts.licences]) {
    await writeFile(path.join(FONT_FOLDER, file), bytes);
    console.log(`  ${file} ${bytes.length} bytes`);
  }
  await writeFile(FACES_FILE, await facesModule(fonts));
});

async function facesModule({ faces, fallbacks }: MadeFonts): Promise<string> {
  const source = `// Written by \`npm run fonts\` (scripts/generate/fonts.ts); change the recipes there.

export const FONT_FACES = ${JSON.stringify(faces)};

export const FALLBACK_FACES = ${JSON.stringify(fallbacks)};
`;
  const options = await prettier.resolveConfig(FACES_FILE);
  return prettier.format(source, { ...options, parser: 'typescript' });
}
