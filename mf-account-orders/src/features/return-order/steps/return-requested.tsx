import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { ReturnLabel } from '../../../components/return-label';
import { list } from './return-requested.styles';
import type { OrderReturn } from '../../../lib/order/order-return';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { returnedLineLabel, nextReturnStep } from '../../../lib/order/return-labels';
import { t } from '../../../messages/t';
import { actions } from '../return.styles';

interface ReturnRequestedProps {
  order: OrderWithHistory;
  /** Undefined if the response didn't contain it. */
  entry: OrderReturn | undefined;
}

/** Confirms that the return was requested, and says what to do next. */
export function ReturnRequested({ order, entry }: ReturnRequestedProps) {
  return (
    <>
      {entry === undefined ? null : (
        <>
          {entry.lines.map((line) => (
            <p key={line.itemId}>{returnedLineLabel(order, entry, line)}</p>
          ))}
          <ol css={list}>
            <li>{t('Pack it as it came, with its tags.')}</li>
            <li>{t('Print the label and stick it on the parcel.')}</li>
            <li>{nextReturnStep(order, entry)}</li>
          </ol>
        </>
      )}
      <div css={actions}>
        {entry === undefined ? null : <ReturnLabel orderId={order.id} returnId={entry.id} />}
        <ButtonLink to={pagePaths.order(order.id)}>{t('View Order')}</ButtonLink>
      </div>
    </>
  );
}
