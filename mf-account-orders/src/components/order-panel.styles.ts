import { css } from '@emotion/react';
import { color, font, space, text } from '@storefront/ui/theme';

export const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;

/** Not in the display font, whose 1 looks like an I: an order number is read out and typed. */
export const title = css`
  font-family: ${font('text')};
  font-size: ${text('lg')};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

export const secondaryText = css`
  display: block;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
