import { css } from '@emotion/react';
import { color, size, space, text } from '@storefront/ui/theme';

export const label = css`
  margin-block-end: ${space(0.75)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const hint = css`
  margin-block-end: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${text('sm')};
`;

export const stars = css`
  display: flex;
  gap: ${space(1)};
`;

export const starBox = css`
  display: inline-grid;
  place-items: center;
  width: ${size('control')};
  height: ${size('control')};
`;

export const star = css`
  width: 24px;
  fill: none;
  stroke: ${color('text-soft')};

  &[data-filled] {
    fill: ${color('accent')};
    stroke: ${color('accent')};
  }
`;

export const fits = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const fitBox = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('control')};
  padding-inline: ${space(2)};
`;

/** The text of a quiet button begins where the lines above it do. */
export const alignedText = css`
  margin-inline-start: calc(-1 * ${space(1)});
`;

export const pictureChoice = css`
  display: grid;
  gap: ${space(1.5)};

  > button {
    justify-self: start;
  }
`;

export const pictureList = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  &:empty {
    display: none;
  }

  > li {
    display: grid;
    justify-items: center;
  }
`;

export const thumbnail = css`
  width: 72px;
  height: 96px;
  /* Whole, however it was held when it was taken. */
  object-fit: contain;
  object-position: center;
`;
