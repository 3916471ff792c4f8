import { css } from '@emotion/react';
import { color, leading, media, space, text, tracking } from '@storefront/ui/theme';

export const layout = css`
  display: grid;
  gap: ${space(4)};

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space(8)};
  }
`;

export const title = css`
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
`;

export const heading = css`
  font-size: ${text('2xl')};
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
`;

export const form = css`
  display: grid;
  gap: ${space(2)};
`;

export const row = css`
  display: grid;
  gap: ${space(2)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space(1)};
  }
`;

/** Aligned with the input, below which the field reserves room for its messages. */
export const submit = css`
  ${media.desktop} {
    margin-block-end: ${space(0.75)};
  }
`;

export const promise = css`
  color: ${color('text-soft')};
  font-size: ${text('lg')};
`;

export const consent = css`
  color: ${color('text-muted')};
  font-size: ${text('sm')};
`;
