import { PasswordField } from '@storefront/ui/forms/fields/password-field';
import { PhoneField } from '@storefront/ui/forms/fields/phone-field';
import { SelectField } from '@storefront/ui/forms/fields/select-field';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { TextareaField } from '@storefront/ui/forms/fields/textarea-field';
import type { PaymentField } from '../../../lib/parse-payment-fields';
import { asciiDigits } from '@storefront/host/format/ascii-digits';
import { applyMask } from '@storefront/host/validation/mask';
import { isPhoneField } from '@storefront/host/validation/phone';
import { PaymentCheckbox } from './payment-checkbox';
import { PaymentChoice } from './payment-choice';
import { formKey } from './payment-values';
import { paymentRule } from '@storefront/host/validation/payment-rule';

/** Matches the pattern of a field for digits, such as a one-time password. */
const DIGITS_PATTERN = /\\d|\[0-9/;

interface PaymentInputProps {
  field: PaymentField;
}

/** The control for a field of the payment form, by its type (PAY-03). */
export function PaymentInput({ field }: PaymentInputProps) {
  const { label, type, placeholder, description, options, list, mask, rules } = field;
  const common = {
    name: formKey(field),
    label,
    placeholder,
    hint: description,
    required: rules.required,
    validate: paymentRule(field),
  };
  if (isPhoneField(field)) return <PhoneField {...common} rules={rules} />;

  const masked = { ...common, parse: parserOf(field) };
  switch (type) {
    case 'textarea':
      return <TextareaField {...masked} />;
    case 'select':
      if (list) return <PaymentChoice {...common} options={options} />;
      return <SelectField {...masked} options={options} />;
    case 'checkbox':
      return <PaymentCheckbox {...masked} />;
    case 'password':
      return <PasswordField {...masked} autoComplete="off" />;
    case 'number':
      // A native number input can't hold the literals of a mask.
      return (
        <TextField {...masked} type={mask === undefined ? 'number' : 'text'} inputMode="numeric" />
      );
    default:
      return <TextField {...masked} type={type} />;
  }
}

/** Formats by the mask; a field for digits takes those of any script. */
function parserOf({ mask, rules }: PaymentField): ((typed: string) => string) | undefined {
  if (mask !== undefined) return (typed) => applyMask(typed, mask);
  return DIGITS_PATTERN.test(rules.pattern ?? '') ? asciiDigits : undefined;
}
