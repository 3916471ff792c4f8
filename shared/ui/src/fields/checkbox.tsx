import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { box, row, labelText } from './checkbox.styles';
import { FieldMessages, fieldAriaProps } from './field-messages';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled checkbox: the browser's own control in the shop's style. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const ariaProps = fieldAriaProps(id ?? ownId, hint, error);
  return (
    <div>
      <label css={row} htmlFor={ariaProps.id}>
        <input css={box} {...rest} {...ariaProps} type="checkbox" />
        <span css={labelText}>{label}</span>
      </label>
      <FieldMessages id={ariaProps.id} hint={hint} error={error} />
    </div>
  );
}
