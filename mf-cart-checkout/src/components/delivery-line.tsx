import { css } from '@emotion/react';
import { useCart } from '@storefront/host';
import { formatDeliveryDays } from '@storefront/host/format/delivery-dates';
import { useRememberedPin } from '@storefront/host/shop/delivery/remembered-pin';
import { secondaryText } from '../lib/summary-layout.styles';
import { useDeliveryDates } from '../lib/use-delivery-dates';
import { t } from '../messages/t';

/** Its height is reserved, so that nothing moves when the text appears. */
const line = css`
  min-height: 1.6em;
`;

/** When the bag arrives at the PIN code that was looked up last on this device; nothing without one (DATE-02). */
export function DeliveryLine() {
  const pin = useRememberedPin();
  const lines = useCart((state) => state.lines);
  const dates = useDeliveryDates(pin, lines);
  if (pin === undefined) return null;
  return (
    <p css={[secondaryText, line]}>
      {dates ? t('Delivery to {pin}: {days}', { pin, days: formatDeliveryDays(dates) }) : null}
    </p>
  );
}
