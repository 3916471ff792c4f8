import { css } from '@emotion/react';
import { useState } from 'react';
import { HttpError, useHttp } from '@storefront/host';
import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { color, space, text } from '@storefront/ui/theme';
import type { CodOffer } from '../../../lib/parse-cash-on-delivery';
import { t } from '../../../messages/t';
import { sendOrderCode } from './cash-on-delivery.api';
import { refusalWords } from './refusal-words';

/** The id of its heading, to which links lead. */
export const CASH_ON_DELIVERY_ID = 'cash-on-delivery';

const section = css`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};
`;

const title = css`
  font-size: ${text('lg')};
`;

const words = css`
  color: ${color('text-soft')};
`;

interface CashOnDeliveryProps {
  orderId: string;
  offer: CodOffer;
}

const loadForm = () =>
  import(/* webpackChunkName: "order-code" */ './order-code.form').then((m) => m.OrderCodeForm);

/** The last way to pay: to the courier, once the order is confirmed by a code. */
export function CashOnDelivery({ orderId, offer }: CashOnDeliveryProps) {
  const http = useHttp();
  const [OrderCodeForm, loadOrderCodeForm] = useLazyComponent(loadForm);
  const [nextAt, setNextAt] = useState<Date>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function start() {
    setBusy(true);
    setError(undefined);
    try {
      const [next] = await Promise.all([sendOrderCode(http, orderId), loadOrderCodeForm()]);
      setNextAt(next);
    } catch (failure) {
      const serverMessage = failure instanceof HttpError ? failure.serverMessage : undefined;
      setError(serverMessage ?? t('The code could not be sent. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <section css={section} aria-labelledby={CASH_ON_DELIVERY_ID}>
      <h2 id={CASH_ON_DELIVERY_ID} css={title}>
        {t('Cash on Delivery')}
      </h2>
      <p css={words}>
        {offer.isOffered
          ? t('Pay the courier, in cash or by UPI. We’ll text you a code to confirm the order.')
          : refusalWords(offer)}
      </p>
      {error === undefined ? null : <Alert>{error}</Alert>}
      {OrderCodeForm && nextAt ? (
        <OrderCodeForm orderId={orderId} phone={offer.phone} nextAt={nextAt} onSent={setNextAt} />
      ) : (
        <Button
          variant="secondary"
          busy={busy}
          disabled={!offer.isOffered}
          onClick={() => void start()}
        >
          {t('Pay on Delivery')}
        </Button>
      )}
    </section>
  );
}
