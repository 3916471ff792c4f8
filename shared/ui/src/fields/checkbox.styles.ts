import { css } from '@emotion/react';
import { color, media, motion, radius, size, space, text } from '../theme';

export const row = css`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  max-width: 100%;
  min-height: ${size('touch')};
  padding-block: ${space(1.25)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  cursor: pointer;

  &:has(:disabled) {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &:has(:disabled) {
      opacity: 1;
      color: GrayText;
    }
  }
`;

/** The check mark is hidden until the box is ticked. */
export const box = css`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  background: transparent;
  cursor: inherit;
  transition: ${motion('background-color')}, ${motion('border-color')};

  &::before {
    content: '';
    width: 14px;
    height: 14px;
    background: ${color('on-accent')};
    clip-path: polygon(12% 46%, 2% 57%, 38% 92%, 99% 20%, 88% 10%, 37% 70%);
    opacity: 0;
  }

  &:checked {
    border-color: ${color('accent')};
    background: ${color('accent')};
  }

  &:checked::before {
    opacity: 1;
  }

  ${media.hover} {
    label:hover > &:not(:disabled, :checked) {
      border-color: ${color('accent')};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color('destructive')};
    box-shadow: 0 0 0 1px ${color('destructive')} inset;
  }

  ${media.forcedColors} {
    /* With forced colours, the browser's own checkbox is drawn. */
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;

export const labelText = css`
  min-width: 0;
  line-height: 1.7;
  overflow-wrap: anywhere;
`;
