import { css } from '@emotion/react';
import { color, media, motion, radius, size, space, text } from '../theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: ${size('touch')};
  padding: ${space(1)} ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius('sm')};
  background: none;
  font-size: ${text('sm')};
  letter-spacing: 0.04em;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: ${motion('background-color')}, ${motion('border-color')}, ${motion('color')};

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const variants = {
  primary: css`
    background: ${color('accent')};
    color: ${color('on-accent')};

    ${media.hover} {
      &:hover {
        background: ${color('accent-strong')};
      }
    }
  `,
  secondary: css`
    border-color: ${color('line-strong')};
    color: ${color('text')};

    ${media.hover} {
      &:hover {
        border-color: ${color('accent')};
        color: ${color('accent-strong')};
      }
    }
  `,
  quiet: css`
    padding-inline: ${space(1)};
    color: ${color('text-soft')};
    text-decoration: underline;
    text-decoration-color: ${color('line-strong')};
    text-underline-offset: 0.35em;

    ${media.hover} {
      &:hover {
        color: ${color('text')};
        text-decoration-color: currentcolor;
      }
    }
  `,
  destructive: css`
    border-color: ${color('destructive')};
    color: ${color('destructive')};

    ${media.hover} {
      &:hover {
        background: ${color('destructive')};
        color: ${color('on-destructive')};
      }
    }
  `,
};

const wide = css`
  width: 100%;
`;

/** The look of a button, for a `<button>` and a link alike. */
export function buttonStyles(variant: ButtonVariant, fullWidth: boolean) {
  return [base, variants[variant], fullWidth && wide];
}
