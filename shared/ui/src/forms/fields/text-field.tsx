import { TextInput, type TextInputProps } from '../../fields/text-input';
import { useFormField, type FormFieldConfig } from '../use-form-field';

/** The props that a bound field gets from the form. */
export type BoundProps =
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'error';

export interface TextFieldProps extends FormFieldConfig, Omit<TextInputProps, BoundProps> {}

/** A text input bound to its form; `type`, `autoComplete`, `inputMode` and the like pass through. */
export function TextField({
  name,
  validate,
  parse,
  format,
  initialValue,
  isComplete,
  ...rest
}: TextFieldProps) {
  const config = { name, validate, parse, format, initialValue, isComplete };
  const { control, error } = useFormField(config);
  return <TextInput {...rest} {...control} error={error} />;
}
