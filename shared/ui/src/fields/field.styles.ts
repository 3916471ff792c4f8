import { css } from '@emotion/react';
import { color, media, motion, radius, size, space, text } from '../theme';

/** The styles of every text control. */
export const control = css`
  width: 100%;
  min-height: ${size('control')};
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  background: transparent;
  color: ${color('text')};
  /* 16 px at least: smaller text makes phones zoom into the field. */
  font-size: ${text('md')};
  transition: ${motion('border-color')};

  &::placeholder {
    color: ${color('text-muted')};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled, [aria-invalid='true']) {
      border-color: ${color('text-soft')};
    }
  }

  &:focus-visible {
    border-color: ${color('accent')};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${color('destructive')};
    box-shadow: 0 0 0 1px ${color('destructive')} inset;
  }

  &:read-only:not(select) {
    border-style: dashed;
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  &:-webkit-autofill {
    -webkit-text-fill-color: ${color('text')};
    box-shadow: 0 0 0 100px ${color('overlay')} inset;
    caret-color: ${color('text')};
  }

  ${media.forcedColors} {
    /* Forced colours remove the shadow, so a thicker border marks the error. */
    &[aria-invalid='true'] {
      border-width: 3px;
    }

    &:disabled {
      opacity: 1;
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const label = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
`;

export const hint = css`
  color: ${color('text-muted')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
`;

export const errorText = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(0.75)};
  color: ${color('destructive')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;

  /* Beside the first line, even if the text has several. */
  > svg {
    margin-block-start: 0.2em;
  }
`;
