import { Select, type SelectProps } from '../../fields/select';
import { useFormField, type FormFieldConfig } from '../use-form-field';
import type { BoundProps } from './text-field';

export interface SelectFieldProps
  extends Omit<FormFieldConfig, 'parse' | 'format'>, Omit<SelectProps, BoundProps> {}

/** A select bound to its form. */
export function SelectField({
  name,
  validate,
  initialValue,
  isComplete,
  ...rest
}: SelectFieldProps) {
  const { control, error } = useFormField({ name, validate, initialValue, isComplete });
  return <Select {...rest} {...control} error={error} />;
}
