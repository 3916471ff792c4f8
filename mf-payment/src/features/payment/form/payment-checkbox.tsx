import type { Rule } from '@storefront/host/validation/rules';
import { useFormField } from '@storefront/ui/forms/use-form-field';
import { Checkbox, type CheckboxProps } from '@storefront/ui/fields/checkbox';

interface PaymentCheckboxProps extends Pick<CheckboxProps, 'label' | 'hint' | 'required'> {
  name: string;
  validate: Rule;
}

/** A checkbox with the value "true" or "false" (PAY-04). */
export function PaymentCheckbox({ name, validate, ...rest }: PaymentCheckboxProps) {
  const { control, error } = useFormField({ name, validate });
  return (
    <Checkbox
      {...rest}
      name={control.name}
      checked={control.value === 'true'}
      onChange={({ target }) => control.onChange(String(target.checked))}
      onBlur={control.onBlur}
      onFocus={control.onFocus}
      error={error}
    />
  );
}
