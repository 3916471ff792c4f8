import { css } from '@emotion/react';
import type { DeliveryDates } from '@storefront/host/contracts/api';
import { formatDeliveryDays, formatPayBy } from '@storefront/host/format/delivery-dates';
import { color, text } from '../theme';

const condition = css`
  display: block;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

interface DeliveryDaysProps {
  dates: DeliveryDates;
}

/** The days between which an order arrives and, below them, until when an estimate holds. */
export function DeliveryDays({ dates }: DeliveryDaysProps) {
  return (
    <>
      {formatDeliveryDays(dates)}
      {dates.payBy === undefined ? null : <span css={condition}> {formatPayBy(dates.payBy)}</span>}
    </>
  );
}
