import { useState } from 'react';
import { apiPaths } from '@storefront/host/contracts';
import { useBus, useHttp } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { fetchOrder } from '../../../lib/order/order.api';
import type { OrderReturn } from '../../../lib/order/order-return';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { refusalMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';

interface WithdrawReturnProps {
  orderId: string;
  entry: OrderReturn;
  /** Called with the current order, also if the return couldn't be withdrawn. */
  onChange: (order: OrderWithHistory) => void;
}

/** A button that withdraws a return that isn't picked up yet; it can be requested again. */
export function WithdrawReturn({ orderId, entry, onChange }: WithdrawReturnProps) {
  const bus = useBus();
  const http = useHttp();
  const [busy, setBusy] = useState(false);

  async function withdraw() {
    setBusy(true);
    try {
      await http.delete(apiPaths.orderReturn(orderId, entry.id));
    } catch (error) {
      console.error('The return could not be withdrawn.', error);
      bus.send('toast.show', {
        title: t('Not withdrawn'),
        description: refusalMessage(error) ?? t('Please try again'),
        tone: 'destructive',
      });
    }
    try {
      onChange(await fetchOrder(http, orderId));
    } catch (error) {
      console.error('The order could not be loaded again.', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
      {t('Withdraw')}
    </Button>
  );
}
