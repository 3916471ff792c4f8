import { css } from '@emotion/react';
import type { PaymentOption } from '@storefront/host/contracts/api';
import type { Rule } from '@storefront/host/validation/rules';
import { FieldMessages, fieldAriaProps } from '@storefront/ui/fields/field-messages';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import { useFormField } from '@storefront/ui/forms/use-form-field';
import { color, size, space, text } from '@storefront/ui/theme';
import { useId } from 'react';

const group = css`
  display: grid;
  gap: ${space(1)};
`;

const labelStyle = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

const choice = css`
  display: flex;
  align-items: center;
  min-height: ${size('control')};
  padding: ${space(1)} ${space(2)};
`;

interface PaymentChoiceProps {
  name: string;
  label: string;
  hint: string | undefined;
  options: PaymentOption[];
  validate: Rule;
}

/** A select whose options are all in sight (PAY-18). */
export function PaymentChoice({ name, label, hint, options, validate }: PaymentChoiceProps) {
  const { control, error } = useFormField({ name, validate });
  const { id, ...ariaProps } = fieldAriaProps(useId(), hint, error);
  return (
    <div css={group} role="radiogroup" aria-labelledby={`${id}-label`} {...ariaProps}>
      <p id={`${id}-label`} css={labelStyle}>
        {label}
      </p>
      {options.map((option) => (
        <RadioBox
          key={option.value}
          layout={choice}
          name={control.name}
          value={option.value}
          checked={control.value === option.value}
          onChange={() => control.onChange(option.value)}
          onBlur={control.onBlur}
          onFocus={control.onFocus}
        >
          {option.label}
        </RadioBox>
      ))}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
