import { css } from '@emotion/react';
import { color, media, motion, space, text } from '@storefront/shared/theme';

export const card = css`
  display: grid;
  align-content: start;
  gap: ${space(1)};

  ${media.hover} {
    & [data-overlay] {
      opacity: 0;
    }

    &:hover [data-overlay],
    &:focus-within [data-overlay] {
      opacity: 1;
    }
  }
`;

export const frame = css`
  position: relative;
  overflow: hidden;
  background: ${color('raised')};
`;

export const picture = css`
  height: 340px;
`;

export const badges = css`
  position: absolute;
  inset-block-start: ${space(1.5)};
  inset-inline-start: ${space(1.5)};
  display: flex;
  gap: ${space(1)};
  pointer-events: none;
`;

export const overlay = css`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: ${space(1.5)};
  background: linear-gradient(transparent, ${color('scrim')} 40%);
  transition: ${motion('opacity', 'base')};
`;

/** Takes a line of its own where the icon buttons leave it too little. */
export const addButton = css`
  flex: 1 1 130px;
`;

export const iconButton = css`
  background: ${color('overlay')};
`;

export const name = css`
  font-family: inherit;
  font-size: ${text('md')};
`;

export const nameLink = css`
  display: block;
  text-decoration: none;

  &:hover {
    color: ${color('accent-strong')};
  }
`;

export const price = css`
  color: ${color('text-soft')};
`;
