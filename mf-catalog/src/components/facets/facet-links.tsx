import type { ReactNode } from 'react';
import {
  choiceParameters,
  isSame,
  SORTS,
  withToggled,
  type Choice,
  type Sort,
} from '../../lib/listing/choice';
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
  choice: Choice;
  /** The URL of the list with another choice. */
  hrefOf: (choice: Choice) => string;
}

/** What a list can be narrowed down and sorted by, for browsers without scripts: each value is a link. */
export function FacetLinks({ facets, choice, hrefOf }: FacetLinksProps) {
  const link = (label: ReactNode, other: Choice, isChosen: boolean) => (
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
          {sorts.map(([sort, label]) => link(label, { ...choice, sort }, sort === choice.sort))}
        </LinkGroup>
        {shownFacets(facets, choice).map((facet) => (
          <LinkGroup key={facet} title={FACET_TITLES[facet]}>
            {valuesWithChosen(facets, choice, facet).map(({ value, count }) =>
              link(
                `${value} (${count})`,
                withToggled(choice, facet, value),
                choice[facet].some((chosen) => isSame(chosen, value)),
              ),
            )}
          </LinkGroup>
        ))}
        <LinkGroup title="Availability">
          {(['onSale', 'inStock'] as const).map((flag) =>
            link(
              `${FLAG_LABELS[flag]} (${facets[flag]})`,
              { ...choice, [flag]: !choice[flag] },
              choice[flag],
            ),
          )}
        </LinkGroup>
        <PriceForm choice={choice} action={hrefOf(choice)} />
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
function PriceForm({ choice, action }: { choice: Choice; action: string }) {
  const { pathname, searchParams } = new URL(action, 'https://shop.invalid');
  const { priceMin, priceMax } = choiceParameters(choice);
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
