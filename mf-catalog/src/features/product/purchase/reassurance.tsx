import { css } from '@emotion/react';
import { pagePaths } from '@storefront/shared/contracts';
import { Link } from '@storefront/shared/router';
import { color, size, space, text } from '@storefront/shared/theme';

const list = css`
  border-block-end: 1px solid ${color('line')};
  font-size: ${text('sm')};
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(3)};
  padding-block: ${space(0.5)};
  border-block-start: 1px solid ${color('line')};
  color: ${color('text-soft')};
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  text-decoration-color: ${color('line-strong')};
`;

/** What the shop's policies promise. */
const PROMISES = [
  { text: 'Shipping is free', link: 'Delivery times', to: pagePaths.shipping },
  { text: 'Not quite right?', link: 'Returns', to: pagePaths.return },
] as const;

/** Shipping and returns in a line each, with a link to the policy. */
export function Reassurance() {
  return (
    <ul role="list" css={list} aria-label="Shipping and returns">
      {PROMISES.map((promise) => (
        <li key={promise.to} css={line}>
          {promise.text}
          <Link css={link} to={promise.to}>
            {promise.link}
          </Link>
        </li>
      ))}
    </ul>
  );
}
