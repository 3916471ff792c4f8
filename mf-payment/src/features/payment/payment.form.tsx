import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Form } from 'react-final-form';
import { FieldRow } from '@storefront/shared/forms/fields/field-row';
import { FormLayout } from '@storefront/shared/forms/fields/form-layout';
import { Button } from '@storefront/shared/ui/button';
import type { PaymentField } from '@storefront/shared/shop/payment';
import { fieldRows } from './field-rows';
import { PaymentError } from './payment-error';
import {
  paymentKey,
  paymentRequestFields,
  shownFields,
  type PaymentValues,
} from './payment-fields';
import { PaymentInput } from './payment-input';
import type { PaymentFailure } from './payment-step';
import { failure, more, send, soft } from './payment.styles';

/** A filled-in payment form. */
export interface PaymentEntry {
  /** The form's own values, to fill it in again. */
  values: PaymentValues;
  /** What is sent. */
  fields: Record<string, string>;
}

interface PaymentFormProps {
  fields: PaymentField[];
  initialValues: PaymentValues;
  /** Why the last try failed. */
  error: PaymentFailure | undefined;
  /** The browser is on its way to somebody else's page. */
  leaving: boolean;
  onPay: (entry: PaymentEntry) => Promise<void>;
}

/** The payment form, built from the server's definition (PAY-02, PAY-05). */
export function PaymentForm({ fields, initialValues, error, leaving, onPay }: PaymentFormProps) {
  const [showAll, setShowAll] = useState(false);
  const focusNext = useRef<() => void>(undefined);
  const failureRef = useRef<HTMLDivElement>(null);
  const shown = (values: PaymentValues) => (showAll ? fields : shownFields(fields, values));

  // The button that shows the fields goes when they come: the focus moves to the first of them.
  useEffect(() => focusNext.current?.(), [showAll]);

  // The form is long and was sent at its end: whoever sent it is led up to what went wrong.
  useEffect(() => failureRef.current?.focus(), [error]);

  function showAdditional(
    { currentTarget: { form } }: MouseEvent<HTMLButtonElement>,
    name: string,
  ) {
    focusNext.current = () => {
      const control = form?.elements.namedItem(name);
      if (control instanceof HTMLElement) control.focus();
    };
    setShowAll(true);
  }

  return (
    <Form<PaymentValues>
      initialValues={initialValues}
      onSubmit={(values) => onPay({ values, fields: paymentRequestFields(shown(values), values) })}
    >
      {({ handleSubmit, values, submitting }) => {
        const visible = shown(values);
        const firstHidden = fields.find((field) => !visible.includes(field));
        const busy = leaving || submitting;
        return (
          <FormLayout label="Payment" onSubmit={handleSubmit}>
            {error === undefined ? null : (
              <div css={failure} ref={failureRef} tabIndex={-1}>
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
              <div css={more}>
                <Button
                  variant="quiet"
                  onClick={(event) => showAdditional(event, paymentKey(firstHidden))}
                >
                  Show Additional Fields
                </Button>
              </div>
            ) : null}
            <div css={send}>
              <Button type="submit" busy={busy}>
                {busy ? 'One moment…' : 'Pay Now'}
              </Button>
              <p css={soft}>
                If your bank or app has to approve the payment, you are taken there and back.
              </p>
            </div>
          </FormLayout>
        );
      }}
    </Form>
  );
}
