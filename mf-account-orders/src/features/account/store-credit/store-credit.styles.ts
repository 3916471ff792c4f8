import { css } from '@emotion/react';
import { color, size, space, text } from '@storefront/ui/theme';

export const balance = css`
  font-size: ${text('xl')};
  font-variant-numeric: tabular-nums;
`;

export const amount = css`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

export const entries = css`
  width: 100%;

  > summary {
    display: flex;
    align-items: center;
    min-height: ${size('touch')};
    color: ${color('text-soft')};
    cursor: pointer;
  }
`;

export const form = css`
  width: 100%;
  max-width: 28rem;
  padding-block-start: ${space(2)};
`;
