import { css } from '@emotion/react';
import { color, media, radius, size, space, text } from '@storefront/shared/theme';

export const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};
`;

/** Lines beside the summary on large screens, above it on small ones. */
export const columns = css`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(8)};
  }
`;

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

/** 3:4, as tall as the picture beside it. */
export const picture = css`
  aspect-ratio: 3 / 4;
  border-radius: ${radius('sm')};
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

export const soft = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
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

export const summary = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius('md')};
  background: ${color('raised')};

  ${media.wide} {
    position: sticky;
    inset-block-start: ${space(12)};
  }
`;

export const summaryTitle = css`
  font-size: ${text('xl')};
`;

export const subtotal = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  font-size: ${text('lg')};
  font-variant-numeric: tabular-nums;
`;
