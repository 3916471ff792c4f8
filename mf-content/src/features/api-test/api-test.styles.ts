import { css } from '@emotion/react';
import { color, radius, space, text } from '@storefront/shared/theme';

export const panel = css`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  dl {
    display: grid;
    gap: ${space(2)};
    width: 100%;
    padding: ${space(3)};
    border: 1px solid ${color('line')};
    border-radius: ${radius('md')};
    background: ${color('raised')};
  }

  dt {
    color: ${color('text-muted')};
    font-size: ${text('sm')};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
