import { css } from '@emotion/react';
import { color, media, motion, size } from '@storefront/ui/theme';
import { barButton, barIconButton } from './card-bar.styles';

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
  ${barButton}

  @container (max-width: 219px) {
    flex-basis: 100%;
  }
`;

export const iconButton = css`
  ${barIconButton}

  @container (max-width: 219px) {
    flex: 1;
    height: ${size('touch')};
    border-block-start-color: ${color('line')};
  }
`;
