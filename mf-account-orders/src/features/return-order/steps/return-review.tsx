import type { ReactNode } from 'react';
import { formatRupees } from '@storefront/host/format/money';
import { stateName } from '@storefront/host/validation/address/state-name';
import { Button } from '@storefront/ui/actions/button';
import { Details } from '../../../components/details';
import { readOneOf } from '../../../lib/order/read-one-of';
import type { ReturnedLine } from '../../../lib/order/order-return';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { reasonLabels, returnedLineLabel } from '../../../lib/order/return-labels';
import { RETURN_REASONS } from '@storefront/host/contracts';
import { t } from '../../../messages/t';
import { calculateRefund } from '../return-request';
import type { ReturnValues } from '../return-values';
import { actions } from '../return.styles';

interface ReturnReviewProps {
  order: OrderWithHistory;
  values: ReturnValues;
  lines: ReturnedLine[];
  sending: boolean;
  onEdit: () => void;
}

/** Shows the choices before the request is sent. */
export function ReturnReview({ order, values, lines, sending, onEdit }: ReturnReviewProps) {
  const { kind, comment, pickup } = values;
  const reason = readOneOf(RETURN_REASONS, values.reason);
  const refund = formatRupees(calculateRefund(lines, order.items));
  const entries: [name: string, value: ReactNode][] = [
    [
      kind === 'exchange' ? t('Exchange') : t('Return'),
      lines.map((line) => <p key={line.itemId}>{returnedLineLabel(order, values, line)}</p>),
    ],
    [t('Refund'), kind === 'exchange' ? t('None') : refundWithPlace(refund, values)],
    [t('Reason'), [reason && reasonLabels()[reason], comment?.trim()].filter(Boolean).join(': ')],
    [
      t('Pick-up'),
      [
        pickup.fullName,
        pickup.address,
        pickup.city,
        `${stateName(pickup.state ?? '')} ${pickup.postalCode}`,
        pickup.phone,
      ].join(', '),
    ],
  ];
  return (
    <>
      <Details entries={entries} />
      <div css={actions}>
        <Button type="submit" busy={sending}>
          {kind === 'exchange' ? t('Request Exchange') : t('Request Return')}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          {t('Edit')}
        </Button>
      </div>
    </>
  );
}

/** The refund, and where it goes if the shopper has said that. */
function refundWithPlace(amount: string, { refundTo, refundUpiId = '' }: ReturnValues): string {
  const upiId = refundUpiId.trim();
  if (refundTo === 'credit') return t('{amount} as store credit', { amount });
  return upiId === '' ? amount : t('{amount} to {upiId}', { amount, upiId });
}
