import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/shared/theme';

export const page = css`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};

  ${media.desktop} {
    gap: ${space(6)};
    padding-block: ${space(7)} ${size('section')};
  }
`;

/** The steps stand close to the heading that they lead to. */
export const head = css`
  display: grid;
  gap: ${space(2)};
`;

export const flow = css`
  display: grid;
  gap: inherit;
`;

/** What is paid for comes first in reading order, and stands beside the payment where there is room. */
export const columns = css`
  display: grid;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 34%);
    align-items: start;
    gap: ${space(5)};
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 408px;
    gap: clamp(${space(8)}, 8vw, ${space(16)});
  }
`;

export const main = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  max-width: ${size('prose')};

  ${media.desktop} {
    grid-column: 1;
    grid-row: 1;
  }
`;

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`;

export const soft = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

/** Takes the focus, but can't be pressed. */
export const failure = css`
  &:focus {
    outline: none;
  }
`;

/** The button's text stands under the fields' edge. */
export const more = css`
  margin-inline-start: calc(-1 * ${space(1)});
`;

/** The button, and beside it what pressing it means. */
export const send = css`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};

  ${media.large} {
    grid-template-columns: minmax(220px, auto) minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
  }
`;
