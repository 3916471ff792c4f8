import type { Cells } from '../../catalogue/import/cells';
import { readRows } from '../../catalogue/read-rows';
import { FILE_KINDS, type OriginalText, VALUE_MAX } from './original-texts';

/** The headings of a file of translations; languages follow them, each with its code as the heading. */
export const FILE_HEADINGS = ['Kind', 'Name', 'Field', 'Text'] as const;

/** As in ISO 639. */
const LANGUAGE = /^[a-z]{2,3}$/;

/** The longest text: a policy. */
const TEXT_MAX = 100_000;

/** What a row says of a text: its translations by language, '' where it has none. */
export interface TranslatedText extends Omit<OriginalText, 'text'> {
  translations: Record<string, string>;
  line: number;
}

/** Reads a file of translations. Throws a `TableError` that names every row which can't be read. */
export function readTranslationFile(file: string): Promise<TranslatedText[]> {
  return readRows(file, ['Kind', 'Name', 'Field'], (cells) => {
    const kind = kindOf(cells);
    const name = cells.text('Name', VALUE_MAX) ?? '';
    if (name === '' && kind !== 'store') cells.refuse('Name', 'is empty');
    const path = cells.required('Field', 200);
    if (kind === 'value' && path !== 'label') {
      cells.refuse('Field', `“${path}” isn’t a text of a value: write label`);
    }
    const languages = cells.headings.filter((heading) => LANGUAGE.test(heading));
    if (languages.length === 0) {
      cells.refuse(
        undefined,
        'has no language: add a column with a code such as hi as its heading',
      );
    }
    const texts = languages.map((language) => [language, cells.text(language, TEXT_MAX) ?? '']);
    return (
      kind && {
        kind,
        name,
        path,
        translations: Object.fromEntries(texts) as Record<string, string>,
      }
    );
  });
}

function kindOf(cells: Cells): OriginalText['kind'] | undefined {
  const written = cells.required('Kind');
  const kind = FILE_KINDS.find((known) => known === written);
  if (!kind && written !== '') {
    cells.refuse('Kind', `“${written}” is none of ${FILE_KINDS.join(', ')}`);
  }
  return kind;
}
