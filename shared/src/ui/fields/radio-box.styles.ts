import { css } from '@emotion/react';
import { color, media, motion, radius } from '../../theme';

export const box = css`
  position: relative;
  display: inline-block;
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: ${motion('border-color')}, ${motion('color')};

  ${media.hover} {
    &:hover {
      border-color: ${color('text')};
    }
  }

  &:has(:checked) {
    border-color: ${color('accent')};
    box-shadow: inset 0 0 0 1px ${color('accent')};
    color: ${color('accent-strong')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 3px;
  }

  ${media.forcedColors} {
    &:has(:checked) {
      border-width: 4px;
    }
  }
`;

/** Over the whole box, so that a press anywhere on it chooses it. */
export const control = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
