import { css } from '@emotion/react';
import { color, media, motion, size, space, text } from '@storefront/shared/theme';

/**
 * A bar of buttons: over the bottom of the picture on devices that can hover (the card's styles show
 * and hide it), below the picture on others, where it is always visible.
 */
export const overlay = css`
  display: flex;
  flex-wrap: wrap;
  background: ${color('raised')};
  transition: ${motion('opacity', 'base')}, ${motion('transform', 'base')};

  ${media.hover} {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    background: color-mix(in srgb, ${color('page')} 88%, transparent);
  }

  ${media.forcedColors} {
    border-block-start: 1px solid;
  }
`;

/** On a separate line on a narrow card. */
export const addButton = css`
  flex: 1 0 auto;
  justify-content: flex-start;
  padding-inline: ${space(2)};
  color: ${color('text')};
  font-size: ${text('sm')};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${color('accent-strong')};
    }
  }

  @container (max-width: 219px) {
    flex-basis: 100%;
  }
`;

export const iconButton = css`
  flex: 0 0 ${size('control')};
  height: ${size('control')};
  border-radius: 0;
  border-inline-start-color: ${color('line')};

  &:focus-visible {
    outline-offset: -4px;
  }

  @container (max-width: 219px) {
    flex: 1;
    height: ${size('touch')};
    border-block-start-color: ${color('line')};
  }
`;
