import { useState } from 'react';
import { Form } from 'react-final-form';
import { LIMITS } from '@storefront/host/contracts';
import type { GiftCard } from '@storefront/host/contracts/api';
import { formatLongDate } from '@storefront/host/format/dates';
import { formatRupees } from '@storefront/host/format/money';
import { useHttp } from '@storefront/host';
import { localized, required } from '@storefront/host/validation/rules';
import { Button } from '@storefront/ui/actions/button';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { callErrorMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { fetchGiftCard } from './store-credit.api';
import { form } from './store-credit.styles';

interface GiftCardValues {
  code: string;
}

const BLANK: GiftCardValues = { code: '' };

const codeRequired = localized(() => required(t('Enter the code of the card')));

/** Says what is left on a gift card. */
export function GiftCardForm() {
  const http = useHttp();
  const [card, setCard] = useState<GiftCard>();

  async function check({ code }: GiftCardValues) {
    setCard(undefined);
    try {
      setCard(await fetchGiftCard(http, code.trim()));
    } catch (error) {
      console.error('The gift card could not be checked.', error);
      return {
        code: callErrorMessage(error, t('The card couldn’t be checked. Please try again.')),
      };
    }
    return undefined;
  }

  return (
    <div css={form}>
      <Form<GiftCardValues>
        onSubmit={check}
        initialValues={BLANK}
        render={({ handleSubmit, submitting }) => (
          <FormLayout onSubmit={handleSubmit} label={t('Check a gift card')}>
            <TextField
              name="code"
              label={t('Gift card code')}
              hint={t('You use a gift card by entering its code in your cart or at the checkout.')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={LIMITS.couponCodeMax}
              required
              validate={codeRequired}
            />
            <Button type="submit" variant="secondary" busy={submitting}>
              {t('Check Balance')}
            </Button>
          </FormLayout>
        )}
      />
      <p role="status">
        {card
          ? t('{amount} is left on it. It is valid until {date}.', {
              amount: formatRupees(card.balance),
              date: formatLongDate(card.validUntil),
            })
          : null}
      </p>
    </div>
  );
}
