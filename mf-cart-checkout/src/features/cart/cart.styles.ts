import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/shared/theme';

export const list = css`
  display: grid;
  list-style: none;
  border-block-start: 1px solid ${color('line')};
`;

export const lineBox = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color('line')};

  ${media.desktop} {
    grid-template-columns: 120px minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

export const details = css`
  display: grid;
  gap: ${space(1)};
  align-content: start;
`;

export const nameLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  font-size: ${text('lg')};
  text-decoration: none;
`;

export const lineFoot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

export const lineTotal = css`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

export const choice = css`
  display: grid;
  gap: ${space(1)};
`;

export const choiceTitle = css`
  color: ${color('accent-strong')};
  font-size: ${text('sm')};
`;

export const choiceOptions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const subtotal = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  font-size: ${text('lg')};
  font-variant-numeric: tabular-nums;
`;
