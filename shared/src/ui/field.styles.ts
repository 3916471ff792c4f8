import { css } from '@emotion/react';
import { color, motion, radius, size, space, text } from '../theme';

/** The look of every control that takes text. */
export const control = css`
  width: 100%;
  min-height: ${size('touch')};
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  background: ${color('raised')};
  color: ${color('text')};
  /* 16 px at least: smaller text makes phones zoom into the field. */
  font-size: ${text('md')};
  transition: ${motion('border-color')};

  &::placeholder {
    color: ${color('text-muted')};
    opacity: 1;
  }

  &:hover {
    border-color: ${color('text-muted')};
  }

  &[aria-invalid='true'] {
    border-color: ${color('destructive')};
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  &:-webkit-autofill {
    -webkit-text-fill-color: ${color('text')};
    box-shadow: 0 0 0 100px ${color('overlay')} inset;
  }
`;

export const label = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const hint = css`
  color: ${color('text-muted')};
  font-size: ${text('sm')};
`;

export const errorText = css`
  color: ${color('destructive')};
  font-size: ${text('sm')};
`;
