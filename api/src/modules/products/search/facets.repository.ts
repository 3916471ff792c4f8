import { and, eq, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_COLOR } from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import { productSearch, variants } from '../../../db/schema';
import type { FacetSelection } from './facet-selection';
import {
  type SearchFilter,
  baseConditions,
  productConditions,
  variantConditions,
} from './search.repository';

const FACETS = ['subCategory', 'price', 'onSale', 'size', 'color', 'inStock'] as const;
type Facet = (typeof FACETS)[number];

/** Of one value of a facet, how many products have it; of the price, the lowest and the highest in paise. */
export interface FacetRow {
  facet: Facet;
  value: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

const meets = (facet: Facet) => sql.identifier(`meets_${facet}`);

/** The rows of `wanted` that meet what was chosen of all facets but one. */
const meetsOthers = (facet: Facet) =>
  sql.join(
    FACETS.filter((other) => other !== facet).map((other) => sql`${meets(other)}`),
    sql` and `,
  );

/** What was chosen of size, colour and stock, but for one facet. */
function chosenOfVariant(choice: FacetSelection, without: Facet): SQL[] {
  const entries = Object.entries(variantConditions(choice));
  return entries.flatMap(([facet, condition]) =>
    condition && facet !== without ? [condition] : [],
  );
}

const ofWanted = eq(variants.productId, sql`wanted.product_id`);
const someVariant = (conditions: SQL[]) =>
  sql`exists (select from ${variants} where ${and(ofWanted, ...conditions)})`;

/** Products of a facet that each product has by itself. A single condition on variants is met as the product says. */
function countProducts(facet: 'subCategory' | 'price' | 'onSale', choice: FacetSelection): SQL {
  const chosen = chosenOfVariant(choice, facet);
  const value = facet === 'subCategory' ? sql`sub_category` : sql`null`;
  const has = {
    subCategory: sql`sub_category is not null`,
    price: sql`true`,
    onSale: sql`on_sale`,
  };
  return sql`
    select ${facet} as facet, ${value}::text as value, count(*)::int as count, min(price), max(price) from wanted
    where ${has[facet]} and ${meetsOthers(facet)} ${chosen.length < 2 ? sql`` : sql`and ${someVariant(chosen)}`}
    group by ${facet === 'subCategory' ? sql`sub_category` : sql`()`}`;
}

/** Products that can be ordered, in a variant of what was chosen. */
function countInStock(choice: FacetSelection): SQL {
  const chosen = chosenOfVariant(choice, 'inStock');
  const variant = someVariant([...chosen, sql`${variants.stock} > 0`]);
  return sql`
    select 'inStock', null, count(*)::int, null, null from wanted
    where in_stock and ${meetsOthers('inStock')} ${chosen.length === 0 ? sql`` : sql`and ${variant}`}`;
}

/** Products of each size or colour, in a variant of what else was chosen. */
function countValues(facet: 'size' | 'color', choice: FacetSelection): SQL {
  const chosen = chosenOfVariant(choice, facet);
  const values = sql`select unnest(${sql.identifier(`${facet}s`)}) as value from wanted where ${meetsOthers(facet)}`;
  const ofVariants = sql`
    select distinct product_id, ${variants[facet]} as value from wanted join ${variants} using (product_id)
    where ${variants[facet]} not in ('', ${DEFAULT_COLOR}) and ${meetsOthers(facet)} and ${and(...chosen)}`;
  return sql`
    select ${facet}, value, count(*)::int, null, null
    from (${chosen.length === 0 ? values : ofVariants}) as found group by value`;
}

/**
 * For each value of each facet, the number of products that have it under what was chosen of all other facets; size,
 * colour and stock are those of one variant.
 */
export async function countFacets(
  db: Database,
  { choice, ...filter }: SearchFilter,
): Promise<FacetRow[]> {
  const { productId, subCategory, price, onSale, sizes, colors, inStock } = productSearch;
  const conditions = productConditions(choice);
  const met = FACETS.map(
    (facet) => sql`coalesce(${conditions[facet] ?? sql`true`}, false) as ${meets(facet)}`,
  );
  const counts = sql.join(
    [
      countProducts('subCategory', choice),
      countProducts('price', choice),
      countProducts('onSale', choice),
      countValues('size', choice),
      countValues('color', choice),
      countInStock(choice),
    ],
    sql` union all `,
  );
  const rows = sql`(
    with wanted as materialized (
      select ${productId}, ${subCategory}, ${price}, ${onSale}, ${sizes}, ${colors}, ${inStock}, ${sql.join(met, sql`, `)}
      from ${productSearch} where ${baseConditions(filter) ?? sql`true`}
    ) ${counts}
  ) as counted`;
  return db
    .select({
      facet: sql<Facet>`facet`,
      value: sql<string | null>`value`,
      count: sql<number>`count`,
      min: sql<number | null>`min`,
      max: sql<number | null>`max`,
    })
    .from(rows);
}
