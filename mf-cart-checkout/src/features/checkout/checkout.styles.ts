import { css } from '@emotion/react';
import { color, media, radius, space, text } from '@storefront/shared/theme';

export const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};
`;

/** The form beside the summary on large screens, above it on small ones. */
export const columns = css`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: ${space(8)};
  }
`;

export const sectionTitle = css`
  font-size: ${text('xl')};
`;

export const formColumn = css`
  display: grid;
  gap: ${space(3)};
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

export const list = css`
  display: grid;
  list-style: none;
  gap: ${space(2)};
`;

export const lineBox = css`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr) auto;
  gap: ${space(2)};
`;

export const picture = css`
  aspect-ratio: 3 / 4;
  border-radius: ${radius('sm')};
`;

export const soft = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const figures = css`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const totals = css`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('line')};
`;

export const totalRow = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
`;

export const grandTotal = css`
  padding-block-start: ${space(1)};
  border-block-start: 1px solid ${color('line')};
  font-size: ${text('lg')};
`;

export const conflictList = css`
  display: grid;
  gap: ${space(0.5)};
  list-style: none;
`;
