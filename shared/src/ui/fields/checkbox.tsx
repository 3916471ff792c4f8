import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { box, row, labelText } from './checkbox.styles';
import { FieldMessages, fieldWiring } from './field-messages';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled checkbox: the browser's own control in the shop's style. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const wiring = fieldWiring(id ?? ownId, hint, error);
  return (
    <div>
      <label css={row} htmlFor={wiring.id}>
        <input css={box} {...rest} {...wiring} type="checkbox" />
        <span css={labelText}>{label}</span>
      </label>
      <FieldMessages id={wiring.id} hint={hint} error={error} />
    </div>
  );
}
