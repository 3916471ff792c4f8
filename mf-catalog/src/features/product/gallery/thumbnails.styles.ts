import { css } from '@emotion/react';
import { color, media, motion, size, space } from '@storefront/ui/theme';
import { FRAME_RATIO } from './picture-frame';

/** Beside the picture on large screens, below it on others; on a phone, lines in the gap below it, which take no room. */
export const thumbnails = css`
  display: flex;
  gap: ${space(1)};

  ${media.phone} {
    position: relative;
    justify-content: center;
    gap: 0;
    margin-block: calc(-1 * ${space(1)}) calc(-1 * ${size('touch')});
  }

  ${media.fourColumns} {
    flex-direction: column;
  }
`;

export const thumbnail = css`
  display: block;
  padding: 0;
  border: 1px solid transparent;
  background: none;
  cursor: pointer;
  opacity: 0.6;
  transition: ${motion('opacity')};

  &:hover,
  &[aria-current='true'] {
    opacity: 1;
  }

  &[aria-current='true'] {
    border-color: ${color('accent')};
  }

  ${media.forcedColors} {
    &[aria-current='true'] {
      border-width: 4px;
    }
  }

  ${media.phone} {
    position: relative;
    width: ${size('touch')};
    height: ${size('touch')};
    border: 0;

    /* A line in the middle of the touch target. */
    &::after {
      content: '';
      position: absolute;
      inset: 50% ${space(0.5)} auto;
      border-block-start: 1px solid ${color('text')};
    }

    &[aria-current='true']::after {
      border-block-start: 3px solid ${color('accent')};
    }
  }
`;

export const thumbnailPicture = css`
  width: 70px;
  height: auto;
  aspect-ratio: ${FRAME_RATIO};

  ${media.phone} {
    display: none;
  }
`;

/** Reserves the space of the thumbnails; the lines on a phone need none. */
export const thumbnailsPlaceholder = css`
  ${media.phone} {
    display: none;
  }
`;
