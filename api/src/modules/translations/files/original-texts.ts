import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { products } from '../../../db/schema';
import type { TranslatedKind } from '../../../db/schema/catalogue/translations';
import { findAllPages } from '../../collection-pages/collection-pages.repository';
import { textsOfPage } from '../../collection-pages/texts-of-page';
import { COLOR_FAMILIES } from '../../products/search/facets/color-families';
import { findStore } from '../../store/store.repository';

/** The kinds of texts that a file of translations has; those of products are in the product file. */
export const FILE_KINDS = ['value', 'collection', 'store'] as const satisfies TranslatedKind[];

/** A text of the shop in its first language. */
export interface OriginalText {
  kind: (typeof FILE_KINDS)[number];
  /** See the table of translations. */
  name: string;
  path: string;
  text: string;
}

/** The longest value that can have a label: the table is found by it. */
export const VALUE_MAX = 500;

/** All texts of the shop that may be translated, but for those of single products. */
export async function findOriginalTexts(db: Database): Promise<OriginalText[]> {
  return [
    ...(await findValues(db)).map((text) => ({
      kind: 'value' as const,
      name: text,
      path: 'label',
      text,
    })),
    ...(await findCollectionTexts(db)),
    ...(await findStoreTexts(db)),
  ];
}

/** What products are described by and filtered by, and the names of their options, each once. */
async function findValues(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ value: sql<string>`value` })
    .from(sql`${products}, unnest(product_values(${products})) as found (value)`)
    .where(
      sql`value ~ '[[:alpha:]]' and length(value) <= ${VALUE_MAX} and value not in ('true', 'Default')`,
    );
  return [...new Set([...rows.map(({ value }) => value), ...COLOR_FAMILIES])].sort();
}

async function findCollectionTexts(db: Database): Promise<OriginalText[]> {
  const pages = await findAllPages(db);
  return pages.flatMap((page) => textsOf('collection', page.slug, textsOfPage(page)));
}

async function findStoreTexts(db: Database): Promise<OriginalText[]> {
  const store = await findStore(db);
  if (!store) return [];
  const { description, shipping, grievanceOfficer, companyAddress, policies } = store;
  return textsOf('store', '', {
    description,
    companyAddress,
    'shipping.method': shipping?.method,
    'shipping.label': shipping?.label,
    'grievanceOfficer.designation': grievanceOfficer?.designation,
    ...Object.fromEntries(
      Object.entries(policies).map(([slug, html]) => [`policies.${slug}`, html]),
    ),
  });
}

function textsOf(
  kind: OriginalText['kind'],
  name: string,
  texts: Record<string, string | undefined>,
): OriginalText[] {
  return Object.entries(texts).flatMap(([path, text]) =>
    text === undefined || text === '' ? [] : [{ kind, name, path, text }],
  );
}
