import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Database } from '../../../db/database';
import { findLanguages, findTranslations } from '../translations.repository';
import { FILE_KINDS, findOriginalTexts } from './original-texts';
import { FILE_HEADINGS } from './translation-file';

/**
 * Writes all texts of the shop that aren't of single products to a new file, with what they are in those languages and in
 * those that there are texts in already; returns how many texts.
 */
export async function exportTranslations(
  db: Database,
  { file, languages }: { file: string; languages: readonly string[] },
): Promise<number> {
  const all = [...new Set([...(await findLanguages(db)), ...languages])].sort();
  const rows = await rowsOf(db);
  await pipeline(
    Readable.from(rows),
    stringify({ header: true, columns: [...FILE_HEADINGS, ...all] }),
    // Doesn't overwrite a file that is there.
    createWriteStream(file, { flags: 'wx' }),
  );
  return rows.length;
}

async function rowsOf(db: Database): Promise<Record<string, string>[]> {
  const originals = await findOriginalTexts(db);
  const known = new Map<string, string>();
  for (const kind of FILE_KINDS) {
    const names = originals.filter((original) => original.kind === kind).map(({ name }) => name);
    for (const { name, language, texts } of await findTranslations(db, kind, [...new Set(names)])) {
      for (const [path, text] of Object.entries(texts)) {
        known.set(JSON.stringify([kind, name, path, language]), text);
      }
    }
  }
  const languages = await findLanguages(db);
  return originals.map(({ kind, name, path, text }) => ({
    Kind: kind,
    Name: name,
    Field: path,
    Text: text,
    ...Object.fromEntries(
      languages.map((language) => [
        language,
        known.get(JSON.stringify([kind, name, path, language])) ?? '',
      ]),
    ),
  }));
}
