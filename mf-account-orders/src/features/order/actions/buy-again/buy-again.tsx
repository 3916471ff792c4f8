import { css } from '@emotion/react';
import { useState } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { useBus, useHttp } from '@storefront/host';
import { Button, ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import type { OrderWithHistory } from '../../../../lib/order/order-with-history';
import { t } from '../../../../messages/t';
import { checkAvailability, type OrderAvailability } from './check-availability';
import { shortageMessage, availabilityTitle } from './availability-messages';

/** Below the row of buttons. */
const outcome = css`
  flex: 1 1 100%;
  order: 1;
`;

interface BuyAgainProps {
  order: OrderWithHistory;
}

/** A button that adds the available items of an order to the cart, and lists the others (ORDP-05). */
export function BuyAgain({ order }: BuyAgainProps) {
  const bus = useBus();
  const http = useHttp();
  const [busy, setBusy] = useState(false);
  const [repeated, setRepeated] = useState<OrderAvailability | 'failed'>();

  async function buyAgain() {
    setBusy(true);
    setRepeated(undefined);
    try {
      const found = await checkAvailability(http, order.items);
      found.lines.forEach((line) => bus.send('cart.add', line));
      setRepeated(found);
    } catch (error) {
      console.error('The products of the order could not be loaded.', error);
      setRepeated('failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void buyAgain()}>
        {t('Buy Again')}
      </Button>
      {repeated === undefined ? null : (
        <div css={outcome}>
          {repeated === 'failed' ? (
            <Alert>{t('The products of this order could not be loaded. Please try again.')}</Alert>
          ) : (
            <Alert
              tone={repeated.shortages.length > 0 ? 'notice' : 'success'}
              title={availabilityTitle(repeated)}
              action={
                repeated.lines.length > 0 ? (
                  <ButtonLink variant="secondary" to={pagePaths.cart}>
                    {t('View Cart')}
                  </ButtonLink>
                ) : undefined
              }
            >
              {repeated.shortages.map(({ item, left }, index) => (
                <p key={index}>{shortageMessage(item, left)}</p>
              ))}
            </Alert>
          )}
        </div>
      )}
    </>
  );
}
