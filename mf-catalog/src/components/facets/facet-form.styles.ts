import { css } from '@emotion/react';
import { color, radius, size, space, text, tracking } from '@storefront/ui/theme';

export const form = css`
  display: grid;
  gap: ${space(4)};
`;

export const group = css`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const groupTitle = css`
  margin-block-end: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

export const options = css`
  display: grid;
`;

export const option = css`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  overflow-wrap: anywhere;
  cursor: pointer;

  & > input {
    flex: none;
    width: 18px;
    height: 18px;
    accent-color: ${color('accent')};
  }

  &:has(:checked) {
    color: ${color('text')};
  }
`;

export const colorSwatch = css`
  flex: none;
  width: 16px;
  height: 16px;
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('full')};
  forced-color-adjust: none;
`;

export const count = css`
  margin-inline-start: auto;
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;
`;

export const range = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`;
