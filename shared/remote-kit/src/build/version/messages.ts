import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { messagesModule } from '@storefront/host/contracts/remote';

/** The folder of an app's translations: a file for each language, `hi.json`. */
const FOLDER = 'src/messages';

/** The languages that an app is translated into. */
export function languagesOf(appFolder: string): string[] {
  const folder = path.join(appFolder, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/** The chunk with the translations into a language, which pages in that language load. */
export function messagesChunk(language: string): string {
  return `messages-${language}`;
}

/** What a remote exposes of its translations. */
export function exposedMessages(languages: string[]) {
  return Object.fromEntries(
    languages.map((language) => [
      messagesModule(language),
      { import: `./${FOLDER}/${language}.json`, name: messagesChunk(language) },
    ]),
  );
}
