import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INDIAN_STATES } from '@storefront/host/validation/address/indian-states';
import { APPS, ROOT } from '../apps';
import { messagesIn, type MessagesOfFile } from './messages-in';

/** The packages that may have texts for shoppers. */
const FOLDERS = [...APPS, 'shared/host', 'shared/ui', 'api'];

/** Texts that packages translate without a literal `t('…')`, because they are values too. */
const LISTS: Partial<Record<string, readonly string[]>> = { 'shared/host': INDIAN_STATES };

/** The folders of the packages that translate their texts. */
export function translatedPackages(): string[] {
  return FOLDERS.filter((folder) => existsSync(path.join(ROOT, folder, 'src/messages/t.ts')));
}

/** The messages of all sources of a package. */
export function messagesOfPackage(folder: string): MessagesOfFile {
  const files = sourcesIn(path.join(ROOT, folder, 'src')).map((file) =>
    messagesIn(path.relative(ROOT, file), readFileSync(file, 'utf8')),
  );
  return {
    messages: [
      ...new Set([...files.flatMap(({ messages }) => messages), ...(LISTS[folder] ?? [])]),
    ],
    problems: files.flatMap(({ problems }) => problems),
  };
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

/** A package's translations, by language. */
export function cataloguesOf(folder: string): Record<string, Record<string, string>> {
  const messages = path.join(ROOT, folder, 'src/messages');
  const files = readdirSync(messages).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(messages, file), 'utf8')) as Record<string, string>,
    ]),
  );
}
