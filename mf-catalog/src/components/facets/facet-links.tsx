import type { ReactNode } from 'react';
import {
  filterParameters,
  isSame,
  SORTS,
  withToggled,
  type Filters,
  type Sort,
} from '../../lib/listing/filters';
import {
  FACET_TITLES,
  FLAG_LABELS,
  shownFacets,
  valuesWithChosen,
  type Facets,
} from '../../lib/listing/facets';
import { group, groupTitle, links, option } from './facet-form.styles';

interface FacetLinksProps {
  facets: Facets;
  filters: Filters;
  /** The URL of the list with other filters. */
  hrefOf: (filters: Filters) => string;
}

/** What a list can be narrowed down and sorted by, for browsers without scripts: each value is a link. */
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
        {shownFacets(facets, filters).map((facet) => (
          <LinkGroup key={facet} title={FACET_TITLES[facet]}>
            {valuesWithChosen(facets, filters, facet).map(({ value, count }) =>
              link(
                `${value} (${count})`,
                withToggled(filters, facet, value),
                filters[facet].some((chosen) => isSame(chosen, value)),
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

/** A form replaces the query of its address: what is in it goes along as hidden fields. */
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
