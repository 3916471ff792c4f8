import { css } from '@emotion/react';
import { color, radius, space, text } from '@storefront/shared/theme';

export const panel = css`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;

export const title = css`
  font-size: ${text('xl')};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

export const soft = css`
  display: block;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
