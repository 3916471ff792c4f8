import { css } from '@emotion/react';
import { color, media, motion, radius, space, text } from '@storefront/shared/theme';

export const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${space(2)};
`;

export const choice = css`
  position: relative;
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
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

export const hint = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

/** Over the whole choice, so that a press anywhere on it chooses it. */
export const control = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
