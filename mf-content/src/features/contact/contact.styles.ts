import { css } from '@emotion/react';
import { color, media, radius, size, space, text } from '@storefront/shared/theme';

export const columns = css`
  display: grid;
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(8)};
  }
`;

export const panel = css`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  background: ${color('raised')};

  h2 {
    font-size: ${text('xl')};
  }

  dl {
    display: grid;
    gap: ${space(2)};
  }

  dt {
    color: ${color('text-muted')};
    font-size: ${text('sm')};
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const socialLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  list-style-type: '';
`;

export const target = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
`;

export const form = css`
  display: grid;
  align-content: start;
  gap: ${space(3)};

  h2 {
    font-size: ${text('xl')};
  }
`;
