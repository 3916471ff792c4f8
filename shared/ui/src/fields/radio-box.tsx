import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { color, media, motion, radius } from '../theme';

const box = css`
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
const control = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

interface RadioBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Styles of the box: its padding, and how its content is laid out. */
  layout?: Interpolation<Theme>;
}

/** A radio button that is a box around its label: pressing it anywhere chooses it. */
export function RadioBox({ layout, children, ...rest }: RadioBoxProps) {
  return (
    <label css={[box, layout]}>
      <input css={control} {...rest} type="radio" />
      {children}
    </label>
  );
}
