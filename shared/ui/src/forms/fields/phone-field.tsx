import { useForm } from 'react-final-form';
import {
  editPhone,
  normalisePhone,
  phoneError,
  PHONE_PREFIX,
  type PhoneRules,
} from '@storefront/host/validation/phone';
import { TextField, type TextFieldProps } from './text-field';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'parse' | 'format'> {
  /** By default exactly ten digits after +91. */
  rules?: PhoneRules | undefined;
}

/**
 * A phone number that always starts with +91 (PAY-07, PAY-08). Until it is edited, the form holds
 * no value for it. Its errors come from `required` and `rules`, or from `validate` if that is given.
 */
export function PhoneField({ rules, required = false, validate, ...rest }: PhoneFieldProps) {
  const { maxLength } = rules ?? {};
  const form = useForm<Record<string, string>>();
  const shown = (value = '') => normalisePhone(value, maxLength) || PHONE_PREFIX;
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      {...rest}
      type="tel"
      required={required}
      parse={(typed) => editPhone(typed, shown(form.getFieldState(rest.name)?.value), maxLength)}
      format={shown}
      validate={validate ?? ((value) => phoneError(value, rules, required))}
    />
  );
}
