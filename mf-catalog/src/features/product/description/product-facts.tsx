import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { color, media, space, text } from '@storefront/ui/theme';
import type { ReactNode } from 'react';
import type { ProductDetail } from '../../../lib/product/product.api';
import { quietLink } from '../product.styles';
import { t } from '../../../messages/t';

const list = css`
  border-block-end: 1px solid ${color('line')};
  font-size: ${text('sm')};
`;

const fact = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
  gap: ${space(2)};
  padding-block: ${space(1.5)};
  border-block-start: 1px solid ${color('line')};
  overflow-wrap: anywhere;

  ${media.fourColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
`;

const term = css`
  color: ${color('text-muted')};
`;

/** As high as the row, so that they can be touched. */
const links = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  margin-block: calc(-1 * ${space(1.5)});
`;

interface ProductFactsProps {
  detail: ProductDetail;
}

/**
 * The maker, the facts, the collections and the categories of a product, as far as the store has them (MAP-09), and what
 * the law wants its page to say (LAW-01).
 */
export function ProductFacts({ detail }: ProductFactsProps) {
  const { product, vendor, facts, declarations, collections } = detail;
  const labelled = (value?: string) => value && labelOf(value, product);
  const all: [string, ReactNode][] = [
    [t('Brand'), vendor],
    ...facts,
    [t('Collection'), collections.length > 0 && collectionLinks(collections, labelled)],
    // "Apparel" says nothing beside "Dresses".
    [t('Department'), !product.parentCategory && labelled(product.masterCategory)],
    [t('Category'), labelled(product.category)],
    [t('Sub-category'), labelled(product.parentCategory)],
    [t('Style'), labelled(product.subCategory)],
    ...declarations,
  ];
  const known = all.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;

  return (
    <dl css={list}>
      {known.map(([name, value]) => (
        <div key={name} css={fact}>
          <dt css={term}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function collectionLinks(names: string[], labelled: (name: string) => ReactNode): ReactNode {
  return (
    <span css={links}>
      {names.map((name) => (
        <Link key={name} css={quietLink} to={pagePaths.collection(name)}>
          {labelled(name)}
        </Link>
      ))}
    </span>
  );
}
