import { css } from '@emotion/react';
import { color, radius, size, space, text } from '@storefront/shared/theme';

export const nav = css`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
`;

export const range = css`
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
`;

export const list = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(0.5)};
`;

export const entry = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  padding-inline: ${space(1)};
  border: 1px solid transparent;
  border-radius: ${radius('sm')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &:hover {
    color: ${color('accent-strong')};
  }

  &[aria-current='page'] {
    border-color: ${color('accent')};
    color: ${color('accent')};
  }

  &[aria-disabled='true'] {
    color: ${color('text-muted')};
    opacity: 0.5;
  }
`;

export const gap = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${space(3)};
  color: ${color('text-muted')};
`;
