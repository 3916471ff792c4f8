import type { ComponentPropsWithRef } from 'react';
import { box, control } from './radio-box.styles';

export interface RadioBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Of the box, whose layout is its user's. */
  className?: string;
}

/** A radio button that is a box around its label: pressing it anywhere chooses it. */
export function RadioBox({ className, children, ...rest }: RadioBoxProps) {
  return (
    <label css={box} className={className}>
      <input css={control} {...rest} type="radio" />
      {children}
    </label>
  );
}
