import { useField } from 'react-final-form';
import type { ReturnKind } from '@storefront/host/contracts';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { section, sectionTitle } from '../return.styles';

const UPI_ID = /^\s*[\w.-]{2,}@[a-z][a-z\d.-]+\s*$/i;

function checkUpiId(value = ''): string | undefined {
  return UPI_ID.test(value) ? undefined : 'Enter a UPI ID such as name@bank';
}

/** Where the money of a return goes that was paid to the courier; an exchange has no refund. */
export function RefundField() {
  const { input } = useField<ReturnKind>('kind', { subscription: { value: true } });
  if (input.value === 'exchange') return null;
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>Refund</legend>
      <TextField
        name="refundUpiId"
        label="UPI ID"
        hint="You paid the courier, so we refund to your UPI account."
        autoComplete="off"
        autoCapitalize="none"
        required
        validate={checkUpiId}
      />
    </fieldset>
  );
}
