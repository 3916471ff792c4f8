import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/shared/theme';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(2)} ${space(8)};

  ${media.desktop} {
    padding-block: ${space(4)} ${space(12)};
  }
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space(6)};
  }
`;

/** Portrait, and never taller than the screen. */
export const mainPicture = css`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 4;
  max-height: 70svh;

  ${media.desktop} {
    max-height: 760px;
  }
`;

export const details = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: ${size('prose')};
`;

export const priceRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  font-size: ${text('xl')};
`;

export const notice = css`
  color: ${color('destructive')};
`;

export const label = css`
  margin-block-end: ${space(1)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const actions = css`
  display: grid;
  gap: ${space(1.5)};
`;

export const description = css`
  color: ${color('text-soft')};
  white-space: pre-line;
`;

export const facts = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(1)} ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color('line')};
  font-size: ${text('sm')};
`;

export const term = css`
  color: ${color('text-muted')};
`;

export const failure = css`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding-block: ${space(12)};
`;

export const failureActions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;
