import { css } from '@emotion/react';
import { color, media, size, space, text } from '../src/theme';

export const page = css`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(8)};
`;

export const layout = css`
  display: grid;
  gap: ${space(6)};

  > * {
    min-width: 0;
  }

  ${media.twoColumns} {
    grid-template-columns: 12rem minmax(0, 1fr);
    column-gap: ${size('gutter')};
  }
`;

export const contents = css`
  font-size: ${text('sm')};

  ul {
    columns: 10rem;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${space(4)};
    color: ${color('text-soft')};
    text-decoration: none;
  }

  ${media.twoColumns} {
    position: sticky;
    inset-block-start: ${space(4)};
    align-self: start;
    max-height: calc(100dvh - ${space(8)});
    overflow: auto;
  }
`;
