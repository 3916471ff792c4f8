import type { ReactNode } from 'react';
import {
  filterParameters,
  equalsIgnoringCase,
  SORTS,
  toggleFilterValue,
  type Filters,
  type Sort,
} from '../../lib/listing/filters';
import {
  FACET_TITLES,
  FLAG_LABELS,
  visibleFacets,
  includeChosenValues,
  type Facets,
} from '../../lib/listing/facets';
import { group, groupTitle, links, option } from './facet-form.styles';

interface FacetLinksProps {
  facets: Facets;
  filters: Filters;
  /** The URL of the list with the given filters. */
  hrefOf: (filters: Filters) => string;
}

/** The filters and sort orders of a list as links, for browsers without JavaScript. */
export function FacetLinks({ facets, filters, hrefOf }: FacetLinksProps) {
  const link = (label: ReactNode, other: Filters, isChosen: boolean) => (
    <li key={hrefOf(other)}>
      <a css={option} href={hrefOf(other)} rel="nofollow" aria-current={isChosen || undefined}>
        {label}
      </a>
    </li>
  );
  const sorts: [Sort | undefined, string][] = [
    [undefined, 'Recommended'],
    ...(Object.entries(SORTS) as [Sort, string][]),
  ];

  return (
    <noscript>
      <div css={links}>
        <LinkGroup title="Sort by">
          {sorts.map(([sort, label]) => link(label, { ...filters, sort }, sort === filters.sort))}
        </LinkGroup>
        {visibleFacets(facets, filters).map((facet) => (
          <LinkGroup key={facet} title={FACET_TITLES[facet]}>
            {includeChosenValues(facets, filters, facet).map(({ value, count }) =>
              link(
                `${value} (${count})`,
                toggleFilterValue(filters, facet, value),
                filters[facet].some((chosen) => equalsIgnoringCase(chosen, value)),
              ),
            )}
          </LinkGroup>
        ))}
        <LinkGroup title="Availability">
          {(['onSale', 'inStock'] as const).map((flag) =>
            link(
              `${FLAG_LABELS[flag]} (${facets[flag]})`,
              { ...filters, [flag]: !filters[flag] },
              filters[flag],
            ),
          )}
        </LinkGroup>
        <PriceForm filters={filters} action={hrefOf(filters)} />
      </div>
    </noscript>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={group}>
      <h2 css={groupTitle}>{title}</h2>
      <ul role="list">{children}</ul>
    </section>
  );
}

/** A GET form replaces the query of its action URL, so the other parameters are sent as hidden fields. */
function PriceForm({ filters, action }: { filters: Filters; action: string }) {
  const { pathname, searchParams } = new URL(action, 'https://shop.invalid');
  const { priceMin, priceMax } = filterParameters(filters);
  const others = [...searchParams].filter(([name]) => name !== 'priceMin' && name !== 'priceMax');
  return (
    <form css={group} action={pathname}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        From ₹ <input name="priceMin" inputMode="numeric" defaultValue={priceMin} />
      </label>
      <label>
        To ₹ <input name="priceMax" inputMode="numeric" defaultValue={priceMax} />
      </label>
      <button type="submit">Apply price</button>
    </form>
  );
}
