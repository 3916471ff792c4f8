import { css } from '@emotion/react';
import { color, media, radius, space, text } from '@storefront/shared/theme';

export const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};
`;

/** What is bought, or the form, beside the summary on large screens, above it on small ones. */
export const columns = css`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: ${space(8)};
  }
`;

export const sectionTitle = css`
  font-size: ${text('xl')};
`;

export const summary = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius('md')};
  background: ${color('raised')};

  ${media.wide} {
    position: sticky;
    inset-block-start: ${space(12)};
  }
`;

/** 3:4, as tall as the picture beside it. */
export const picture = css`
  aspect-ratio: 3 / 4;
  border-radius: ${radius('sm')};
`;

export const soft = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
