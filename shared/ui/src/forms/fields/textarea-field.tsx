import { Textarea, type TextareaProps } from '../../fields/textarea';
import { useFormField, type FormFieldConfig } from '../use-form-field';
import type { BoundProps } from './text-field';

export interface TextareaFieldProps extends FormFieldConfig, Omit<TextareaProps, BoundProps> {}

/** A text of several lines bound to its form. */
export function TextareaField({
  name,
  validate,
  parse,
  format,
  initialValue,
  ...rest
}: TextareaFieldProps) {
  const { control, error } = useFormField({ name, validate, parse, format, initialValue });
  return <Textarea {...rest} {...control} error={error} />;
}
