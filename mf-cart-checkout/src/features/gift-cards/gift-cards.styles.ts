import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

/** Begins as far below the header as the account's pages. */
export const page = css`
  padding-block: ${space(4)} ${space(8)};

  ${media.desktop} {
    padding-block: ${space(7)} ${size('section')};
  }
`;

export const columns = css`
  display: grid;
  gap: ${space(6)};
  padding-block-start: clamp(${space(4)}, 5vw, ${space(8)});

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(${space(8)}, 8vw, ${space(16)});
  }
`;

export const terms = css`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(3)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const form = css`
  min-width: 0;
  max-width: ${size('prose')};
`;

export const group = css`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

export const legend = css`
  padding-block-end: ${space(1)};
  color: ${color('text-soft')};
`;

export const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 104px), 1fr));
  gap: ${space(1.5)};
`;

export const choice = css`
  display: grid;
  place-items: center;
  min-height: ${size('touch')};
  padding: ${space(1)};
  font-variant-numeric: tabular-nums;
`;
