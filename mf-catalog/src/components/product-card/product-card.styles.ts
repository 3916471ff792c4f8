import { css } from '@emotion/react';
import { color, media, size, space, text } from '@storefront/ui/theme';

export const card = css`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  ${media.hover} {
    & [data-overlay] {
      opacity: 0;
      transform: translateY(${space(1)});
    }

    &:hover [data-overlay],
    &:focus-within [data-overlay] {
      opacity: 1;
      transform: none;
    }

    &:hover [data-pictures] {
      transform: scale(1.03);
    }
  }
`;

/** Its content adapts to the width of the card, not of the screen. */
export const frame = css`
  position: relative;
  container-type: inline-size;
  margin-inline: var(--card-bleed, 0px);
  overflow: hidden;
  background: ${color('raised')};
`;

/** Reserves the height of the button bar, which is always shown on devices that can't hover. */
export const overlayPlaceholder = css`
  height: ${size('control')};

  ${media.hover} {
    display: none;
  }
`;

export const badges = css`
  position: absolute;
  inset-block-start: ${space(1.5)};
  inset-inline-start: ${space(1.5)};
  display: flex;
  gap: ${space(1)};
  pointer-events: none;
`;

/** Its content adapts to its width, as that of the frame does. */
export const caption = css`
  container-type: inline-size;
  display: grid;
  gap: ${space(0.5)};
  line-height: 1.5;
`;

export const name = css`
  font-family: inherit;
  font-size: ${text('md')};
  line-height: inherit;
  overflow-wrap: anywhere;

  ${media.phone} {
    font-size: ${text('sm')};
  }
`;

/** At most two lines. */
export const nameText = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Tall enough to tap on touch devices; negative margins keep the layout unchanged. */
export const nameLink = css`
  display: block;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }

  ${media.touch} {
    margin-block: calc((1.5em - ${size('touch')}) / 2);
    padding-block: calc((${size('touch')} - 1.5em) / 2);
  }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(2)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;
