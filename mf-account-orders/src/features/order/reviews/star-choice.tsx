import { RadioBox } from '@storefront/ui/fields/radio-box';
import { FieldMessages, fieldAriaProps } from '@storefront/ui/fields/field-messages';
import { useFormField } from '@storefront/ui/forms/use-form-field';
import { localized, required } from '@storefront/host/validation/rules';
import { useId } from 'react';
import { t } from '../../../messages/t';
import { label, star, starBox, stars } from './review.styles';

const rule = localized(() => required(t('Please choose how many stars you give')));

const VALUES = [1, 2, 3, 4, 5];

/** The choice of one to five stars. */
export function StarChoice() {
  const id = useId();
  const { control, error } = useFormField({ name: 'stars', validate: rule });
  const chosen = Number(control.value);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      tabIndex={-1}
      {...fieldAriaProps(id, undefined, error)}
    >
      <p id={`${id}-label`} css={label}>
        {t('Your rating')}
      </p>
      <div css={stars}>
        {VALUES.map((value) => (
          <RadioBox
            {...control}
            key={value}
            layout={starBox}
            value={String(value)}
            checked={value === chosen}
            aria-label={t('{value, plural, one {# star} other {# stars}}', { value })}
          >
            <svg
              css={star}
              viewBox="0 0 20 20"
              aria-hidden="true"
              data-filled={value <= chosen || undefined}
            >
              <path d="m10 2 2.4 5.3 5.8.6-4.3 3.9 1.2 5.7-5.1-2.9-5.1 2.9 1.2-5.7L1.8 7.9l5.8-.6Z" />
            </svg>
          </RadioBox>
        ))}
      </div>
      <FieldMessages id={id} error={error} />
    </div>
  );
}
