import { css } from '@emotion/react';
import { color, leading, media, motion, size, space, text } from '@storefront/ui/theme';
import { barButton, barIconButton } from './card-bar.styles';

/**
 * A bar of buttons: over the bottom of the picture on devices that can hover (the card's styles show
 * and hide it), below the picture on others, where it is always visible.
 */
export const overlay = css`
  display: flex;
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

/** On a narrow card its text may take two lines. */
export const addButton = css`
  ${barButton}

  @container (max-width: 219px) {
    flex: 1 1 0;
    min-width: 0;
    padding-inline: ${space(0.5)};
    font-size: ${text('xs')};
    line-height: ${leading('snug')};
    text-align: start;
  }
`;

export const iconButton = css`
  ${barIconButton}

  @container (max-width: 219px) {
    flex-basis: ${size('touch')};
    min-width: ${size('touch')};
  }
`;
