import type { Cells } from './import/cells';
import { plainText } from './import/plain-text';
import type { ProductTranslations } from './product-data';

/** The columns with texts that may be there in other languages, as `Name:hi`, by the names that products have for them. */
const COLUMNS = {
  title: { heading: 'Name', maxLength: 300 },
  description: { heading: 'Description', maxLength: 100_000 },
  seoTitle: { heading: 'SEO title', maxLength: 500 },
  seoDescription: { heading: 'SEO description', maxLength: 2_000 },
} as const;
const COLUMN_ENTRIES = Object.entries(COLUMNS);

/** A heading with a language behind a colon; codes have two or three letters, as in ISO 639. */
const TRANSLATED = /^(.+):([a-z]{2,3})$/;

/** The headings of all translated columns. */
export function translatedHeadings(languages: readonly string[]): string[] {
  return languages.flatMap((language) =>
    COLUMN_ENTRIES.map(([, { heading }]) => `${heading}:${language}`),
  );
}

/** The texts of a row in other languages, as plain text; '' where a cell is empty. Refuses columns that can't be translated. */
export function translationsOf(cells: Cells): ProductTranslations {
  const translations: Record<string, Record<string, string>> = {};
  for (const column of cells.headings) {
    const [, heading, language] = TRANSLATED.exec(column) ?? [];
    if (heading === undefined || language === undefined) continue;
    const [name, { maxLength } = { maxLength: 0 }] =
      COLUMN_ENTRIES.find(([, known]) => known.heading === heading) ?? [];
    if (name === undefined) {
      const possible = COLUMN_ENTRIES.map(([, known]) => `${known.heading}:${language}`).join(', ');
      cells.refuse(
        column,
        `isn’t translated for each product: remove the column (${possible} are possible), and import what values are called by “catalogue translations import”`,
      );
      continue;
    }
    const text = cells.text(column, maxLength) ?? '';
    (translations[language] ??= {})[name] = name === 'description' ? plainText(text) : text;
  }
  return translations;
}

/** The cells of a product's texts in other languages. */
export function translatedCells(translations: ProductTranslations): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) =>
      COLUMN_ENTRIES.map(([name, { heading }]) => [`${heading}:${language}`, texts[name] ?? '']),
    ),
  );
}

/** The stored texts with those of a file, of which an empty one removes what is stored. */
export function mergeTranslations(
  stored: ProductTranslations = {},
  read: ProductTranslations = {},
): ProductTranslations {
  const languages = [...new Set([...Object.keys(stored), ...Object.keys(read)])].sort();
  const merged = languages.map((language) => {
    const texts = Object.entries({ ...stored[language], ...read[language] });
    return [language, Object.fromEntries(texts.filter(([, text]) => text !== ''))] as const;
  });
  return Object.fromEntries(merged.filter(([, texts]) => Object.keys(texts).length > 0));
}
