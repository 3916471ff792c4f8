import type { ReturnKind } from '@storefront/host/contracts';
import { Button } from '@storefront/ui/actions/button';
import type { OrderWithHistory, ReturnableItem } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
import type { ExchangeOptions } from '../exchange-options';
import { actions } from '../return.styles';
import { KindChoice } from './kind-choice';
import { ReturnLineList } from './return-line-list';
import { PickupFields } from './pickup-fields';
import { RefundFields } from './refund-fields';
import { ReasonFields } from './reason-fields';

interface ReturnFieldsProps {
  order: Pick<OrderWithHistory, 'isPaidOnDelivery' | 'canRefundAsCredit'>;
  items: ReturnableItem[];
  /** Undefined while they load. */
  options: ExchangeOptions | 'failed' | undefined;
  onKind: (kind: ReturnKind) => void;
  /** Loads the options again. */
  onRetry: () => void;
}

/** The fields of the return: its kind, its lines, the reason and the pick-up address. */
export function ReturnFields({ order, items, options, onKind, onRetry }: ReturnFieldsProps) {
  return (
    <>
      <KindChoice order={order} onKind={onKind} />
      <ReturnLineList items={items} options={options} onRetry={onRetry} />
      <ReasonFields />
      <RefundFields order={order} />
      <PickupFields />
      <div css={actions}>
        <Button type="submit">{t('Review Request')}</Button>
      </div>
    </>
  );
}
