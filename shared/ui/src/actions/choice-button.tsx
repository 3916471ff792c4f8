import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { color, media, motion, radius, size, space, text } from '../theme';

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  padding: ${space(0.5)} ${space(1.5)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  background: none;
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: ${motion('border-color')}, ${motion('color')};

  ${media.hover} {
    &:not([aria-disabled='true']):hover {
      border-color: ${color('accent')};
      color: ${color('accent-strong')};
    }
  }

  &[aria-disabled='true'] {
    border-style: dashed;
    color: ${color('text-muted')};
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;

/** One of several answers to a question that a press settles. */
export function ChoiceButton(props: ComponentPropsWithRef<'button'>) {
  return <button {...props} type="button" css={button} />;
}
