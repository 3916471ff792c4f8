import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** What is deleted and what is kept. */
export const consequences = css`
  display: grid;
  gap: ${space(1.5)};
  max-width: 38rem;
  color: ${color('text-soft')};
  font-size: ${text('sm')};

  strong {
    color: ${color('text')};
    font-weight: 500;
  }
`;
