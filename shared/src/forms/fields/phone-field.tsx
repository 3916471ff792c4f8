import { normalisePhone, phoneError, type PhoneRules } from '../phone';
import { TextField, type TextFieldProps } from './text-field';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'parse' | 'format'> {
  /** By default exactly ten digits after +91. */
  rules?: PhoneRules | undefined;
}

/**
 * A phone number that always starts with +91 (PAY-07, PAY-08). Untouched, the form holds nothing
 * for it; `required` and `rules` make its errors, unless `validate` does.
 */
export function PhoneField({ rules, required = false, validate, ...rest }: PhoneFieldProps) {
  const normalise = (value: string | undefined) => normalisePhone(value ?? '', rules?.maxLength);
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      {...rest}
      type="tel"
      required={required}
      parse={normalise}
      format={normalise}
      validate={validate ?? ((value) => phoneError(value, rules, required))}
    />
  );
}
