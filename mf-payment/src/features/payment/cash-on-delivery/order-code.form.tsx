import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { HttpError, useBus, useHttp } from '@storefront/host';
import { pagePaths } from '@storefront/host/contracts';
import { asciiDigits } from '@storefront/host/format/ascii-digits';
import { useNavigate } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { SubmitRow } from '@storefront/ui/forms/fields/submit-row';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { t } from '../../../messages/t';
import { confirmOrder, sendOrderCode } from './cash-on-delivery.api';
import { ResendButton } from './resend-button';

/** As wide as the other fields of the page, however long its texts are. */
const layout = css`
  justify-self: stretch;
`;

interface CodeValues {
  code: string;
}

const BLANK: CodeValues = { code: '' };

const DIGITS = 6;

function checkCode(value = ''): string | undefined {
  return value.length === DIGITS ? undefined : t('Enter the six digits of our message');
}

/** Keeps the digits of what was typed or pasted. */
function readCode(typed: string): string {
  return asciiDigits(typed).replaceAll(/\D/g, '').slice(0, DIGITS);
}

interface OrderCodeFormProps {
  orderId: string;
  /** The end of the number that the code was sent to. */
  phone: string;
  /** When another code can be sent. */
  nextAt: Date;
  onSent: (nextAt: Date) => void;
}

/** The code that was sent, and what to do if it didn't come. */
export function OrderCodeForm({ orderId, phone, nextAt, onSent }: OrderCodeFormProps) {
  const http = useHttp();
  const bus = useBus();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [note, setNote] = useState(
    t('We’ve sent a code to your phone ending in {phone}.', { phone }),
  );
  const root = useRef<HTMLDivElement>(null);

  const focusField = () => root.current?.querySelector('input')?.focus();

  // The button that opened the form is gone.
  useEffect(focusField, []);

  async function confirm({ code }: CodeValues) {
    try {
      await confirmOrder(http, orderId, code);
    } catch (error) {
      return { code: messageOf(error, t('The order could not be confirmed. Please try again.')) };
    }
    bus.publish('order.paid', { orderId });
    await navigate(pagePaths.orderSuccessById(orderId), { replace: true });
    return undefined;
  }

  async function sendAnother(form: FormApi<CodeValues>) {
    setIsSending(true);
    try {
      onSent(await sendOrderCode(http, orderId));
      // What was typed, and what was wrong with it, is about an earlier code.
      form.restart(BLANK);
      focusField();
      setNote(t('We’ve sent another code to your phone ending in {phone}.', { phone }));
    } catch (error) {
      setNote(messageOf(error, t('The code could not be sent. Please try again.')));
    }
    setIsSending(false);
  }

  return (
    <div ref={root} css={layout}>
      <Form<CodeValues> initialValues={BLANK} onSubmit={confirm}>
        {({ form, handleSubmit, submitting }) => (
          <FormLayout label={t('Confirm the order')} onSubmit={handleSubmit}>
            <p role="status">{note}</p>
            <TextField
              name="code"
              label={t('Code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              parse={readCode}
              validate={checkCode}
            />
            <SubmitRow>
              <Button type="submit" busy={submitting}>
                {t('Confirm Order')}
              </Button>
              <ResendButton
                key={nextAt.getTime()}
                nextAt={nextAt}
                busy={isSending}
                onClick={() => void sendAnother(form)}
              />
            </SubmitRow>
          </FormLayout>
        )}
      </Form>
    </div>
  );
}

function messageOf(error: unknown, fallback: string): string {
  return (error instanceof HttpError ? error.serverMessage : undefined) ?? fallback;
}
