import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

export const columns = css`
  display: grid;
  gap: ${space(8)};
  padding-block-start: clamp(${space(4)}, 5vw, ${space(8)});
  border-block-start: 1px solid ${color('line')};

  h2 {
    font-size: ${text('2xl')};
  }

  ${media.twoColumns} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: clamp(${space(8)}, 10vw, ${space(20)});
  }
`;

export const form = css`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-width: 0;
  max-width: calc(${size('prose')} + ${space(10)});

  ${media.desktop} {
    button[type='submit'] {
      justify-self: start;
      min-width: ${space(28)};
    }
  }
`;
