import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { LIMITS, pagePaths } from '@storefront/host/contracts';
import type { GiftCardOffer } from '@storefront/host/contracts/api';
import { HttpError, useBus, useHttp, useSession } from '@storefront/host';
import { objectOrEmpty, readText } from '@storefront/host/response/read-response';
import { useNavigate } from '@storefront/host/router';
import { all, email, localized, required } from '@storefront/host/validation/rules';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { TextareaField } from '@storefront/ui/forms/fields/textarea-field';
import { clearIdempotencyKey, idempotencyKeyFor } from '../../lib/idempotency-key';
import { t } from '../../messages/t';
import { AmountFields, amountRule } from './amount-fields';
import { type GiftCardValues, initialValues, OTHER_AMOUNT, toRequest } from './gift-card-values';
import { orderGiftCard } from './gift-cards.api';

const recipientRule = localized(() =>
  all(required(t('Email is required')), email(t('Please enter a valid email address.'))),
);

/** What was typed before the shopper went to sign in; it is used once. */
let draft: GiftCardValues | undefined;

function takeDraft(): GiftCardValues | undefined {
  const taken = draft;
  draft = undefined;
  return taken;
}

/** The server's message about a field, as the form's error; undefined for any other failure. */
function fieldErrors(error: unknown, { choice }: GiftCardValues) {
  if (!(error instanceof HttpError) || error.status !== 400) return undefined;
  const field = readText(objectOrEmpty(error.body).field);
  const isShown = field === 'recipient' || field === 'message' || field === 'sendOn';
  const isTyped = field === 'amount' && choice === OTHER_AMOUNT;
  return field !== undefined && (isShown || isTyped) ? { [field]: error.serverMessage } : undefined;
}

interface GiftCardsFormProps {
  offer: GiftCardOffer;
}

/** Orders a gift card, and leads to its payment; a visitor signs in first, and finds the form as it was (GIFT-08). */
export function GiftCardsForm({ offer }: GiftCardsFormProps) {
  const http = useHttp();
  const bus = useBus();
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.signedIn);
  const [initial] = useState(() => takeDraft() ?? initialValues(offer));
  const [failure, setFailure] = useState<string>();
  const rule = useMemo(() => amountRule(offer), [offer]);

  async function buy(values: GiftCardValues) {
    setFailure(undefined);
    if (!signedIn) {
      draft = values;
      bus.send('session.return-to', { path: pagePaths.giftCards });
      void navigate(pagePaths.login);
      return undefined;
    }
    const request = toRequest(values);
    try {
      const orderId = await orderGiftCard(http, request, await idempotencyKeyFor(request));
      clearIdempotencyKey();
      void navigate(pagePaths.payment(orderId), { state: { orderKind: 'gift-card' } });
      return undefined;
    } catch (error) {
      console.error('The gift card could not be ordered.', error);
      const errors = fieldErrors(error, values);
      if (errors) return errors;
      const message = error instanceof HttpError ? error.serverMessage : undefined;
      setFailure(message ?? t('The gift card couldn’t be ordered. Please try again.'));
      return undefined;
    }
  }

  return (
    <Form<GiftCardValues>
      onSubmit={buy}
      initialValues={initial}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label={t('Buy a gift card')}>
          <AmountFields offer={offer} rule={rule} />
          <TextField
            name="recipient"
            label={t('Recipient’s email')}
            hint={t('We mail the code there. You can enter your own address, too.')}
            type="email"
            autoComplete="off"
            required
            validate={recipientRule}
          />
          <TextareaField
            name="message"
            label={t('Message (optional)')}
            maxLength={LIMITS.giftMessageMax}
            rows={3}
          />
          <TextField
            name="sendOn"
            label={t('Send on (optional)')}
            hint={t('Without a day, we mail it as soon as it is paid.')}
            type="date"
          />
          {failure === undefined ? null : <Alert>{failure}</Alert>}
          <Button type="submit" busy={submitting}>
            {t('Continue to Payment')}
          </Button>
        </FormLayout>
      )}
    />
  );
}
