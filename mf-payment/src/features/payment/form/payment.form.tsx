import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Form } from 'react-final-form';
import { FieldRow } from '@storefront/ui/forms/fields/field-row';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { SubmitRow } from '@storefront/ui/forms/fields/submit-row';
import { Button } from '@storefront/ui/actions/button';
import type { PaymentField } from '../../../lib/parse-payment-fields';
import { fieldRows } from './field-rows';
import { PaymentError } from '../../../components/payment-error';
import { t } from '../../../messages/t';
import { formKey, requestFields, visibleFields, type PaymentValues } from './payment-values';
import { PaymentInput } from './payment-input';
import { additionalFields, errorBox, hint } from './payment.form.styles';
import type { SubmissionError } from './submission-error';

/** A submitted payment form. */
export interface PaymentSubmission {
  /** Returns the form's own values, to restore it later; they may have changed since the submission. */
  currentValues: () => PaymentValues;
  /** The fields of the request. */
  fields: Record<string, string>;
}

interface PaymentFormProps {
  fields: PaymentField[];
  initialValues: PaymentValues;
  /** Why the last submission failed. */
  error: SubmissionError | undefined;
  /** True while the browser is being redirected to the payment provider's page. */
  redirecting: boolean;
  onPay: (submission: PaymentSubmission) => Promise<void>;
}

/** The payment form, built from the server's definition (PAY-02, PAY-05). */
export function PaymentForm({
  fields,
  initialValues,
  error,
  redirecting,
  onPay,
}: PaymentFormProps) {
  const [showAll, setShowAll] = useState(false);
  const focusFirstAdded = useRef<() => void>(undefined);
  const errorRef = useRef<HTMLDivElement>(null);
  const fieldsToShow = (values: PaymentValues) =>
    showAll ? fields : visibleFields(fields, values);

  // The button disappears once the additional fields are shown, so the first of them gets the focus.
  useEffect(() => focusFirstAdded.current?.(), [showAll]);

  // The submit button is at the end of a long form, so the focus moves up to the error.
  useEffect(() => errorRef.current?.focus(), [error]);

  function showAdditional(
    { currentTarget: { form } }: MouseEvent<HTMLButtonElement>,
    name: string,
  ) {
    focusFirstAdded.current = () => {
      const control = form?.elements.namedItem(name);
      if (control instanceof HTMLElement) control.focus();
    };
    setShowAll(true);
  }

  return (
    <Form<PaymentValues>
      initialValues={initialValues}
      onSubmit={(values, form) =>
        onPay({
          currentValues: () => form.getState().values,
          fields: requestFields(fieldsToShow(values), values),
        })
      }
    >
      {({ handleSubmit, values, submitting }) => {
        const visible = fieldsToShow(values);
        const firstHidden = fields.find((field) => !visible.includes(field));
        const busy = redirecting || submitting;
        return (
          <FormLayout label={t('Payment')} onSubmit={handleSubmit}>
            {error === undefined ? null : (
              <div css={errorBox} ref={errorRef} tabIndex={-1}>
                <PaymentError
                  message={error.message}
                  retry={{ type: 'submit', variant: 'secondary', busy }}
                />
              </div>
            )}
            {fieldRows(visible).map((row) => (
              <FieldRow key={row.map(({ name }) => name).join(' ')}>
                {row.map((field) => (
                  <PaymentInput key={field.name} field={field} />
                ))}
              </FieldRow>
            ))}
            {firstHidden ? (
              <div css={additionalFields}>
                <Button
                  variant="quiet"
                  onClick={(event) => showAdditional(event, formKey(firstHidden))}
                >
                  {t('Show Additional Fields')}
                </Button>
              </div>
            ) : null}
            <SubmitRow>
              <Button type="submit" busy={busy}>
                {busy ? t('One moment…') : t('Pay Now')}
              </Button>
              <p css={hint}>
                {t(
                  'If your bank or app needs to approve the payment, we’ll take you there and back.',
                )}
              </p>
            </SubmitRow>
          </FormLayout>
        );
      }}
    </Form>
  );
}
