import { css } from '@emotion/react';
import { color, font, leading, media, size, space, text } from '@storefront/ui/theme';

/** The summary beside the reviews, on a phone above them. */
export const columns = css`
  display: grid;
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(8)};
  }
`;

export const column = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(3)};
  min-width: 0;
`;

export const soft = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const total = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

export const average = css`
  font-family: ${font('display')};
  font-size: ${text('3xl')};
  line-height: ${leading('tight')};
`;

export const bars = css`
  display: grid;
  gap: ${space(0.5)};
  width: 100%;
  max-width: 22rem;
  font-size: ${text('sm')};
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: 4.5em minmax(0, 1fr) 2em;
    align-items: center;
    gap: ${space(1.5)};
    color: ${color('text-soft')};
  }

  li > :last-child {
    text-align: end;
  }
`;

export const bar = css`
  height: 4px;
  background: ${color('line')} linear-gradient(${color('accent')} 0 0) no-repeat;
  forced-color-adjust: none;
`;

export const list = css`
  display: grid;
  width: 100%;
  max-width: ${size('prose')};

  > li {
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(3)};
    border-block-start: 1px solid ${color('line')};
    overflow-wrap: anywhere;
  }

  ${media.desktop} {
    > li:first-of-type {
      padding-block-start: 0;
      border: 0;
    }
  }
`;

export const said = css`
  white-space: pre-line;
  text-wrap: pretty;
`;

export const muted = css`
  color: ${color('text-muted')};
  font-size: ${text('sm')};
`;

export const reviewTitle = css`
  font-family: ${font('text')};
  font-size: ${text('md')};
  font-weight: 500;
`;
