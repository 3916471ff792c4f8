import { css } from '@emotion/react';
import { color, media, motion, radius, size, space, text } from '../theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

/** A disabled button has no hover style. */
const ENABLED = ":not(:disabled, [aria-disabled='true'])";

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  max-width: 100%;
  min-height: ${size('control')};
  padding: ${space(1)} ${space(4)};
  /* Visible where colours are forced, which removes the background. */
  border: 1px solid transparent;
  border-radius: ${radius('sm')};
  background: none;
  font-size: ${text('sm')};
  font-weight: 500;
  letter-spacing: 0.03em;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    ${motion('background-color')}, ${motion('border-color')}, ${motion('color')},
    ${motion('opacity')};

  /* Also a link that looks like a button; nothing can be pressed on paper. */
  @media print {
    display: none;
  }

  &${ENABLED}:active {
    opacity: 0.8;
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    opacity: 0.8;
    cursor: progress;
  }

  ${media.forcedColors} {
    &:disabled,
    &[aria-disabled='true'] {
      opacity: 1;
      border-style: dashed;
      color: GrayText;
    }
  }
`;

const variants = {
  primary: css`
    background: ${color('button')};
    color: ${color('on-accent')};

    ${media.hover} {
      &${ENABLED}:hover {
        background: ${color('accent')};
      }
    }
  `,
  secondary: css`
    border-color: ${color('line-strong')};
    color: ${color('text')};

    ${media.hover} {
      &${ENABLED}:hover {
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
      &${ENABLED}:hover {
        color: ${color('text')};
        text-decoration-color: ${color('accent')};
      }
    }
  `,
  destructive: css`
    border-color: ${color('destructive')};
    color: ${color('destructive')};

    ${media.hover} {
      &${ENABLED}:hover {
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
