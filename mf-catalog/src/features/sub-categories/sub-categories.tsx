import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import type { FragmentContentProps } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { color, media, size, text } from '@storefront/ui/theme';
import type { ParentCategories } from '../../lib/product/list/product-list';
import { t } from '../../messages/t';

const list = css`
  padding: 0;
  list-style: none;
`;

const link = css`
  display: flex;
  align-items: center;
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }
`;

/** Links to a category's sub-categories, for the header and the menu. */
export function SubCategories({
  props: { category },
  data,
}: FragmentContentProps<FragmentProps['catalog.sub-categories'], ParentCategories>) {
  return (
    <ul
      role="list"
      css={list}
      aria-label={t('Sub-categories of {category}', { category: labelOf(category, data) })}
    >
      {data.names.map((name) => (
        <li key={name}>
          <Link css={link} to={pagePaths.subCategory(category, name)}>
            {labelOf(name, data)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
