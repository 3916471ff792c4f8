import type { TranslationRow } from '../modules/translations/translations.repository';
import { type DemoTexts, readTexts } from './catalogue/demo-texts';

/** The languages that the demo has texts in, besides English. */
const LANGUAGES = ['hi'];

/** The database rows of the demo's texts in other languages. Throws a CatalogueError when a file is invalid. */
export function translationRows(): TranslationRow[] {
  return LANGUAGES.flatMap((language) => rowsIn(language, readTexts(language)));
}

function rowsIn(
  language: string,
  { descriptions, values, collections, store }: DemoTexts,
): TranslationRow[] {
  return [
    ...Object.entries(descriptions).map(([name, description]): TranslationRow => ({
      kind: 'product',
      name,
      language,
      texts: { description },
    })),
    ...Object.entries(values).map(([name, label]): TranslationRow => ({
      kind: 'value',
      name,
      language,
      texts: { label },
    })),
    ...Object.entries(collections).map(([name, texts]): TranslationRow => ({
      kind: 'collection',
      name,
      language,
      texts,
    })),
    { kind: 'store', name: '', language, texts: store },
  ];
}
