import { css } from '@emotion/react';
import { Link } from '@storefront/shared/router';
import { categoryHref } from '@storefront/shared/shop/store-categories';
import { color, motion, space, text } from '@storefront/shared/theme';
import { categoryGrid } from './home.styles';

const tile = css`
  display: flex;
  align-items: flex-end;
  height: 450px;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  background: linear-gradient(
    160deg,
    ${color('overlay')},
    ${color('raised')} 40%,
    ${color('page')}
  );
  text-decoration: none;
  transition: ${motion('border-color', 'base')};

  &:hover {
    border-color: ${color('accent')};
  }
`;

const name = css`
  font-size: ${text('2xl')};
`;

interface CategoryCardsProps {
  names: string[];
}

/** The store's categories, each a way into its listing (HOME-02). */
export function CategoryCards({ names }: CategoryCardsProps) {
  return (
    <ul role="list" css={categoryGrid} aria-labelledby="curated-categories">
      {names.map((category) => (
        <li key={category}>
          <Link css={tile} to={categoryHref(category)}>
            <h3 css={name}>{category}</h3>
          </Link>
        </li>
      ))}
    </ul>
  );
}
