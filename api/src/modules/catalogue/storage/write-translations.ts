import type { Database } from '../../../db/database';
import {
  deleteTranslations,
  saveTranslations,
  type TranslationRow,
} from '../../translations/translations.repository';
import { isEqual } from '../differences';
import type { ProductChange } from './product-rows';

/** Writes the texts of products in other languages, where they differ from those that are stored. */
export async function writeTranslations(
  tx: Database,
  changes: readonly ProductChange[],
): Promise<void> {
  const changed = changes.filter(
    ({ data, stored }) => !isEqual(data.translations, stored?.data.translations ?? {}),
  );
  await deleteTranslations(
    tx,
    'product',
    changed.filter(({ stored }) => stored).map(({ id }) => id),
  );
  await saveTranslations(tx, changed.flatMap(rowsOf));
}

function rowsOf({ id, data }: ProductChange): TranslationRow[] {
  return Object.entries(data.translations).map(([language, texts]) => ({
    kind: 'product',
    name: id,
    language,
    texts,
  }));
}
