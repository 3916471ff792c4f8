import type { Texts } from '../../db/schema/catalogue/translations';
import type { CollectionPageRow } from './collection-pages.repository';

/** The texts of a collection's page that may be translated, by their paths in the API's response. */
export function textsOfPage({
  title,
  introduction,
  pictureText,
  sections,
}: Pick<CollectionPageRow, 'title' | 'introduction' | 'pictureText' | 'sections'>): Texts {
  return {
    title,
    introduction,
    'picture.alt': pictureText,
    ...Object.fromEntries(
      sections.flatMap((section, index) => [
        [`sections.${index}.title`, section.title],
        [`sections.${index}.text`, section.text],
      ]),
    ),
  };
}
