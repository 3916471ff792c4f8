import { and, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_COLOR } from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import { productSearch, variants } from '../../../db/schema';
import { type FoundFilter, isWanted, productChoice, variantChoice } from './found.repository';

/** Of one value of a facet, how many products have it; of the price, the lowest and the highest in paise. */
export interface FacetRow {
  facet: 'subCategory' | 'size' | 'color' | 'price' | 'onSale' | 'inStock';
  value: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

type ProductFacet = keyof typeof productChoice;
type VariantFacet = keyof typeof variantChoice;

/** Whether a row of `wanted` or `offers` meets what was chosen of all facets but one. */
function meets(facets: readonly string[], without: ProductFacet | VariantFacet): SQL {
  const others = facets.filter((facet) => facet !== without);
  return others.length === 0
    ? sql`true`
    : sql.join(
        others.map((facet) => sql.identifier(`meets_${facet}`)),
        sql` and `,
      );
}

/** A column for each facet of that kind: whether the row meets what was chosen of it. */
function meetsColumns(columns: Record<string, SQL | undefined>): SQL {
  return sql.join(
    Object.entries(columns).map(
      ([facet, condition]) =>
        sql`coalesce(${condition ?? sql`true`}, false) as ${sql.identifier(`meets_${facet}`)}`,
    ),
    sql`, `,
  );
}

/**
 * For each value of each facet, the number of products that have it under what was chosen of all other facets. Size,
 * colour and stock are counted of variants that meet what was chosen of the other two.
 */
export async function countFacets(db: Database, filter: FoundFilter): Promise<FacetRow[]> {
  const { choice } = filter;
  const ofProduct = {
    subCategory: productChoice.subCategory(choice),
    price: productChoice.price(choice),
    onSale: productChoice.onSale(choice) || undefined,
  };
  const ofVariant = {
    size: variantChoice.size(choice),
    color: variantChoice.color(choice),
    inStock: variantChoice.inStock(choice) || undefined,
  };
  const productFacets = Object.keys(ofProduct);
  const isAnyVariant = and(...Object.values(ofVariant)) === undefined;
  const all = [...productFacets, ...Object.keys(ofVariant)];
  const products = isAnyVariant
    ? sql`wanted`
    : sql`(select distinct on (product_id) * from offers where "meets_size" and "meets_color" and "meets_inStock")`;
  const none = sql`null::text as value`;
  const noPrice = sql`null::int as min, null::int as max`;
  const ids = sql`count(distinct product_id)::int as count`;
  const rows = sql`(
    with wanted as materialized (
      select ${productSearch.productId}, ${productSearch.subCategory}, ${productSearch.price}, ${productSearch.onSale},
        ${meetsColumns(ofProduct)}
      from ${productSearch} where ${isWanted(filter) ?? sql`true`}
    ), offers as materialized (
      select wanted.*, ${variants.size}, ${variants.color}, ${variants.stock} > 0 as in_stock, ${meetsColumns(ofVariant)}
      from wanted join ${variants} on ${variants.productId} = wanted.product_id
    ), chosen as materialized (select * from ${products} as chosen)
    select 'subCategory' as facet, sub_category as value, count(*)::int as count, ${noPrice}
      from chosen where sub_category is not null and ${meets(productFacets, 'subCategory')} group by sub_category
    union all
    select 'price', ${none}, count(*)::int, min(price), max(price) from chosen where ${meets(productFacets, 'price')}
    union all
    select 'onSale', ${none}, count(*)::int, ${noPrice} from chosen where on_sale and ${meets(productFacets, 'onSale')}
    union all
    select 'inStock', ${none}, ${ids}, ${noPrice} from offers where in_stock and ${meets(all, 'inStock')}
    union all
    select 'size', size, ${ids}, ${noPrice} from offers where size <> '' and ${meets(all, 'size')} group by size
    union all
    select 'color', color, ${ids}, ${noPrice} from offers
      where color not in ('', ${DEFAULT_COLOR}) and ${meets(all, 'color')} group by color
  ) as counted`;
  return db
    .select({
      facet: sql<FacetRow['facet']>`facet`,
      value: sql<string | null>`value`,
      count: sql<number>`count`,
      min: sql<number | null>`min`,
      max: sql<number | null>`max`,
    })
    .from(rows);
}
