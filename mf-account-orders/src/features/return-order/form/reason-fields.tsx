import { useField } from 'react-final-form';
import { LIMITS, RETURN_REASONS } from '@storefront/host/contracts';
import { SelectField } from '@storefront/ui/forms/fields/select-field';
import { TextareaField } from '@storefront/ui/forms/fields/textarea-field';
import { localized, required } from '@storefront/host/validation/rules';
import { reasonLabels } from '../../../lib/order/return-labels';
import { t } from '../../../messages/t';
import { section, sectionTitle } from '../return.styles';

const rules = {
  reason: localized(() => required(t('Please choose a reason'))),
  comment: localized(() => required(t('Please tell us what is wrong'))),
};

/** The reason for the return; a comment is required if no reason fits. */
export function ReasonFields() {
  const { input } = useField<string | undefined>('reason', { subscription: { value: true } });
  const labels = reasonLabels();
  const isOther = input.value === 'other';
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>{t('Why?')}</legend>
      <SelectField
        name="reason"
        label={t('Reason')}
        placeholder={t('Choose a reason')}
        options={RETURN_REASONS.map((value) => ({ value, label: labels[value] }))}
        required
        validate={rules.reason}
      />
      <TextareaField
        // Remounts the field, because a mounted field keeps its first rule.
        key={String(isOther)}
        name="comment"
        label={isOther ? t('What is wrong?') : t('Anything to add? (optional)')}
        rows={3}
        maxLength={LIMITS.returnCommentMax}
        required={isOther}
        validate={isOther ? rules.comment : undefined}
      />
    </fieldset>
  );
}
