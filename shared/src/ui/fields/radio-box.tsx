import type { Interpolation, Theme } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { box, control } from './radio-box.styles';

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
