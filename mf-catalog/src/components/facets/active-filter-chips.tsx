import { css } from '@emotion/react';
import { formatRupeesShort } from '@storefront/host/format/money';
import { Link } from '@storefront/host/router';
import { Icon } from '@storefront/ui/media/icon';
import {
  filterCount,
  NO_FILTERS,
  VALUE_FACETS,
  toggleFilterValue,
  type Filters,
} from '../../lib/listing/filters';
import { chip, chips } from '../chips.styles';
import { facetLabel, facetTitle, type Facets, flagLabel } from '../../lib/listing/facets';
import { t } from '../../messages/t';

const clear = css`
  ${chip}
  border-color: transparent;
  text-decoration: underline;
  text-underline-offset: 0.3em;
`;

interface ActiveFilterChipsProps {
  filters: Filters;
  /** Undefined if they are unknown. */
  facets: Facets | undefined;
  /** The URL of the list with the given filters. */
  hrefOf: (filters: Filters) => string;
}

/** The chosen filters, with links that remove one or all of them. */
export function ActiveFilterChips({ filters, facets, hrefOf }: ActiveFilterChipsProps) {
  if (filterCount(filters) === 0) return null;
  return (
    <ul role="list" css={chips} aria-label={t('Chosen filters')}>
      {listChosenFilters(filters, facets).map(({ label, without }) => (
        <li key={hrefOf(without)}>
          <Link
            css={chip}
            to={hrefOf(without)}
            aria-label={t('Remove {filter}', { filter: label })}
            rel="nofollow"
          >
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link css={clear} to={hrefOf({ ...NO_FILTERS, sort: filters.sort })}>
          {t('Clear all')}
        </Link>
      </li>
    </ul>
  );
}

/** The label of each chosen filter, and the filters that remain without it. */
function listChosenFilters(
  filters: Filters,
  facets: Facets | undefined,
): { label: string; without: Filters }[] {
  const { priceMin, priceMax } = filters;
  const price = priceText(priceMin, priceMax);
  return [
    ...VALUE_FACETS.flatMap((facet) =>
      filters[facet].map((value) => ({
        label: `${facetTitle(facet)}: ${facetLabel(facets, facet, value)}`,
        without: toggleFilterValue(filters, facet, value),
      })),
    ),
    ...(price === undefined
      ? []
      : [{ label: price, without: { ...filters, priceMin: undefined, priceMax: undefined } }]),
    ...(['onSale', 'inStock'] as const)
      .filter((flag) => filters[flag])
      .map((flag) => ({ label: flagLabel(flag), without: { ...filters, [flag]: false } })),
  ];
}

function priceText(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined) {
    return t('{min} to {max}', { min: formatRupeesShort(min), max: formatRupeesShort(max) });
  }
  if (min !== undefined) return t('From {price}', { price: formatRupeesShort(min) });
  return max === undefined ? undefined : t('Up to {price}', { price: formatRupeesShort(max) });
}
