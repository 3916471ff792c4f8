import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';

export const accountSection = css`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  min-width: 0;
`;

export const sectionTitle = css`
  font-size: ${text('xl')};
`;

export const sectionHint = css`
  max-width: 36rem;
  margin-block-start: calc(-1 * ${space(1.5)});
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
