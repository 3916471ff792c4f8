import { css } from '@emotion/react';
import { color, font, size, space, text } from '@storefront/ui/theme';

export const receipt = css`
  display: grid;
  gap: ${space(3)};
  width: 100%;
  max-width: ${size('prose')};
  padding: ${space(4)} ${space(3)};
  border: 1px solid ${color('line')};
  background: ${color('raised')};
  text-align: start;
`;

export const receiptTitle = css`
  font-family: ${font('display')};
  font-size: ${text('xl')};
`;

export const receiptLines = css`
  display: grid;
  gap: ${space(2)};
`;

export const receiptRows = css`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color('line')};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
  }

  dt {
    flex: none;
    max-width: 60%;
    color: ${color('text-soft')};
  }

  dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
