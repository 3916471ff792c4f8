import { useField } from 'react-final-form';
import { LIMITS, RETURN_REASONS } from '@storefront/host/contracts';
import { SelectField } from '@storefront/ui/forms/fields/select-field';
import { TextareaField } from '@storefront/ui/forms/fields/textarea-field';
import { required } from '@storefront/host/validation/rules';
import { REASON_LABELS } from '../../../lib/order/return-labels';
import { section, sectionTitle } from '../return.styles';

const rules = {
  reason: required('Please choose a reason'),
  comment: required('Please tell us what is wrong'),
};

/** The reason for the return; a comment is required if no reason fits. */
export function ReasonFields() {
  const { input } = useField<string | undefined>('reason', { subscription: { value: true } });
  const isOther = input.value === 'other';
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>Why?</legend>
      <SelectField
        name="reason"
        label="Reason"
        placeholder="Choose a reason"
        options={RETURN_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
        required
        validate={rules.reason}
      />
      <TextareaField
        // Remounts the field, because a mounted field keeps its first rule.
        key={String(isOther)}
        name="comment"
        label={isOther ? 'What is wrong?' : 'Anything to add? (optional)'}
        rows={3}
        maxLength={LIMITS.returnCommentMax}
        required={isOther}
        validate={isOther ? rules.comment : undefined}
      />
    </fieldset>
  );
}
