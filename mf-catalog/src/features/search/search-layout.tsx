import { css } from '@emotion/react';
import { media, size, space } from '@storefront/ui/theme';
import { PageHeading } from '@storefront/ui/page/page-heading';
import type { ReactNode } from 'react';
import { FilterableList } from '../../components/facets/filterable-list';
import { FocusFallback } from '../../components/focus-fallback';
import { Page } from '../../components/page';
import { SearchBox } from '../../components/search-box/search-box';
import type { Filters } from '../../lib/listing/filters';
import type { Facets } from '../../lib/listing/facets';
import { searchHref, type SearchParams } from './search-params';
import { t } from '../../messages/t';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(5)} ${size('section')};

  ${media.desktop} {
    padding-block-start: ${space(8)};
  }
`;

const box = css`
  width: min(100%, 800px);
`;

interface SearchLayoutProps {
  params: SearchParams;
  /** The number of products on all pages; undefined while unknown. */
  total?: number | undefined;
  /** The corrected text that was searched instead. */
  correction?: string | undefined;
  /** Searched words that the results were found without. */
  unmatched?: string[] | undefined;
  /** The available filters; undefined if unknown. */
  facets?: Facets | undefined;
  children: ReactNode;
}

/** The layout of the search page: the heading, the search box, and the results. */
export function SearchLayout({
  params,
  total,
  correction,
  unmatched = [],
  facets,
  children,
}: SearchLayoutProps) {
  const { q, filters } = params;
  const list = {
    facets,
    filters,
    hrefOf: (other: Filters) => searchHref({ ...params, filters: other, page: 1, from: undefined }),
  };
  return (
    <FocusFallback>
      <Page>
        <div css={page}>
          <PageHeading>{q === '' ? t('Search') : t('Results for “{q}”', { q })}</PageHeading>
          {correction === undefined ? null : (
            <p>
              {t('Nothing was found for “{q}”. These are the results for “{correction}”.', {
                q,
                correction,
              })}
            </p>
          )}
          {unmatched.length === 0 ? null : (
            <p>
              {t(
                '{count, plural, one {No match for {words}; shown without it.} other {No match for {words}; shown without them.}}',
                { count: unmatched.length, words: quoted(unmatched) },
              )}
            </p>
          )}
          <div css={box}>
            <SearchBox key={q} initial={q} />
          </div>
          {q === '' ? (
            children
          ) : (
            <FilterableList {...list} total={total}>
              {children}
            </FilterableList>
          )}
        </div>
      </Page>
    </FocusFallback>
  );
}

/** Words in quotation marks: “tractor” and “plough”. */
function quoted(words: string[]): string {
  return words
    .map((word) => `“${word}”`)
    .reduce((before, word) => t('{before} and {word}', { before, word }));
}
