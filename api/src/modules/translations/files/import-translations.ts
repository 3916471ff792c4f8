import type { Database } from '../../../db/database';
import { ConflictError } from '../../../http/errors';
import { type AuditedChange, recordChanges } from '../../audit/audit.repository';
import type { Texts } from '../../../db/schema/catalogue/translations';
import {
  deleteTranslation,
  findTranslations,
  saveTranslations,
  type TranslationRow,
} from '../translations.repository';
import { FILE_KINDS, findOriginalTexts } from './original-texts';
import type { TranslatedText } from './translation-file';

interface Acting {
  author: string;
  reason?: string | undefined;
}

/** Texts in a language, as they were and as they are. */
interface ChangedTexts extends TranslationRow {
  before: Texts | undefined;
}

/**
 * Stores the texts of a file, in which an empty one removes what is stored; returns how many things have other texts now.
 * Values that no product has yet may have labels. Throws a {@link ConflictError} that names the texts which the shop
 * doesn't have.
 */
export async function importTranslations(
  tx: Database,
  rows: readonly TranslatedText[],
  { author, reason }: Acting,
): Promise<number> {
  await refuseUnknown(tx, rows);
  const changes = await changesBy(tx, rows);
  const kept = changes.filter(({ texts }) => Object.keys(texts).length > 0);
  for (const { kind, name, language } of changes.filter((change) => !kept.includes(change))) {
    await deleteTranslation(tx, { kind, name, language });
  }
  await saveTranslations(
    tx,
    kept.map(({ before: _, ...row }) => row),
  );
  const audited = changes.map(({ kind, name, language, texts, before }): AuditedChange => ({
    author,
    reason,
    subject: `${kind} ${name} in ${language}`.replace('  ', ' '),
    before: before ? { ...before } : null,
    after: { ...texts },
  }));
  await recordChanges(tx, audited);
  return changes.length;
}

async function refuseUnknown(tx: Database, rows: readonly TranslatedText[]): Promise<void> {
  const keyOf = ({ kind, name, path }: Pick<TranslatedText, 'kind' | 'name' | 'path'>) =>
    JSON.stringify([kind, name, path]);
  const known = new Set((await findOriginalTexts(tx)).map(keyOf));
  const unknown = rows.filter((row) => row.kind !== 'value' && !known.has(keyOf(row)));
  if (unknown.length === 0) return;
  const named = unknown.map(({ line, kind, name, path }) => `${line} (${kind} ${name} ${path})`);
  throw new ConflictError(
    `The shop has no such texts: lines ${named.join(', ')}. Export the translations to see which it has.`,
  );
}

async function changesBy(tx: Database, rows: readonly TranslatedText[]): Promise<ChangedTexts[]> {
  const changed = new Map<string, ChangedTexts>();
  for (const kind of FILE_KINDS) {
    const ofKind = rows.filter((row) => row.kind === kind);
    const names = [...new Set(ofKind.map(({ name }) => name))];
    const stored = new Map(
      (await findTranslations(tx, kind, names)).map((row) => [`${row.language} ${row.name}`, row]),
    );
    for (const { name, path, translations } of ofKind) {
      for (const [language, text] of Object.entries(translations)) {
        const before = stored.get(`${language} ${name}`)?.texts;
        const key = `${kind} ${language} ${name}`;
        const { [path]: _, ...others } = changed.get(key)?.texts ?? before ?? {};
        const texts = text === '' ? others : { ...others, [path]: text };
        changed.set(key, { kind, name, language, texts, before });
      }
    }
  }
  return [...changed.values()].filter(({ texts, before = {} }) => !hasSameTexts(texts, before));
}

function hasSameTexts(one: Texts, other: Texts): boolean {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path])
  );
}
