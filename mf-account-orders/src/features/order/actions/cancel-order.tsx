import { useState } from 'react';
import { useHttp } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { Dialog } from '@storefront/ui/overlays/dialog';
import { dialogActions, dialogBody } from '../../../components/dialog-body.styles';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { refusalMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { cancelOrder } from './cancel-order.api';
import { refundSummary } from './refund-summary';

interface CancelOrderProps {
  order: OrderWithHistory;
  /** Called with the cancelled order; the page receives changes made elsewhere automatically. */
  onCancelled: (order: OrderWithHistory) => void;
}

/** A button that cancels the order, after a dialog has said what is refunded (ORDP-04). */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const http = useHttp();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function ask() {
    setFailure(undefined);
    setOpen(true);
  }

  async function cancel() {
    setBusy(true);
    setFailure(undefined);
    try {
      onCancelled(await cancelOrder(http, order.id));
      setOpen(false);
    } catch (error) {
      console.error('The order could not be cancelled.', error);
      setFailure(refusalMessage(error) ?? t('The order could not be cancelled. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={ask}>
        {t('Cancel Order')}
      </Button>
      <Dialog narrow open={open} onClose={() => setOpen(false)} title={t('Cancel this order?')}>
        <div css={dialogBody}>
          <p>
            {order.giftCard
              ? t('The gift card can’t be used any more.')
              : t('It will not be shipped.')}{' '}
            {refundSummary(order)}
          </p>
          {failure === undefined ? null : <Alert>{failure}</Alert>}
          <div css={dialogActions}>
            <Button variant="destructive" busy={busy} onClick={() => void cancel()}>
              {t('Cancel Order')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('Keep Order')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
