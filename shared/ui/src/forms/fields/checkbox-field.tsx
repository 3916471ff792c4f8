import { useField } from 'react-final-form';
import { Checkbox, type CheckboxProps } from '../../fields/checkbox';
import type { BoundProps } from './text-field';

export interface CheckboxFieldProps extends Omit<CheckboxProps, BoundProps | 'checked'> {
  name: string;
}

/** A checkbox bound to its form. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { input, meta } = useField<unknown>(name);
  const error: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={input.value === true}
      onChange={({ target: { checked } }) => input.onChange(checked)}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      error={typeof error === 'string' ? error : undefined}
    />
  );
}
