import { and, eq, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_COLOR } from '@storefront/shared/contracts/api';
import type { Database } from '../../../../db/database';
import { productSearch, variants } from '../../../../db/schema';
import type { FacetSelection } from './facet-selection';
import {
  type SearchFilter,
  baseConditions,
  productConditions,
  variantConditions,
} from '../search.repository';

const FACETS = ['subCategory', 'price', 'onSale', 'size', 'color', 'inStock'] as const;
type Facet = (typeof FACETS)[number];

/** How many products have a value of a facet; for the price, the lowest and the highest in paise. */
export interface FacetRow {
  facet: Facet;
  value: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

const meets = (facet: Facet) => sql.identifier(`meets_${facet}`);

/** The condition for rows of `wanted` that match the selection in all facets except one. */
const meetsOthers = (facet: Facet) =>
  sql.join(
    FACETS.filter((other) => other !== facet).map((other) => sql`${meets(other)}`),
    sql` and `,
  );

/** The selected conditions on a variant (size, colour and stock), except for one facet. */
function chosenOfVariant(choice: FacetSelection, without: Facet): SQL[] {
  const entries = Object.entries(variantConditions(choice));
  return entries.flatMap(([facet, condition]) =>
    condition && facet !== without ? [condition] : [],
  );
}

const ofWanted = eq(variants.productId, sql`wanted.product_id`);
const someVariant = (conditions: SQL[]) =>
  sql`exists (select from ${variants} where ${and(ofWanted, ...conditions)})`;

/**
 * Counts products for a facet of products. A single condition on variants needs no subquery, because the
 * product's row has all its sizes, its colours, and whether it is in stock.
 */
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

/** Counts products with a selected variant in stock. */
function countInStock(choice: FacetSelection): SQL {
  const chosen = chosenOfVariant(choice, 'inStock');
  const variant = someVariant([...chosen, sql`${variants.stock} > 0`]);
  return sql`
    select 'inStock', null, count(*)::int, null, null from wanted
    where in_stock and ${meetsOthers('inStock')} ${chosen.length === 0 ? sql`` : sql`and ${variant}`}`;
}

/** Counts products for each size or colour, with a variant that matches the selection in the other facets. */
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
 * Counts, for each value of each facet, the products that have it and match the selection in all other
 * facets. Size, colour and stock must match in the same variant.
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
