import type { ReturnKind } from '@storefront/host/contracts';
import { Button } from '@storefront/ui/actions/button';
import type { ReturnableItem } from '../../../lib/order/order-with-history';
import type { ExchangeOptions } from '../exchange-options';
import { actions } from '../return.styles';
import { KindChoice } from './kind-choice';
import { ReturnLineList } from './return-line-list';
import { PickupFields } from './pickup-fields';
import { RefundField } from './refund-field';
import { ReasonFields } from './reason-fields';

interface ReturnFieldsProps {
  /** Whether the order was paid to the courier, so that there is no account to refund it to. */
  asksUpiId: boolean;
  items: ReturnableItem[];
  /** Undefined while they load. */
  options: ExchangeOptions | 'failed' | undefined;
  onKind: (kind: ReturnKind) => void;
  /** Loads the options again. */
  onRetry: () => void;
}

/** The fields of the return: its kind, its lines, the reason and the pick-up address. */
export function ReturnFields({ asksUpiId, items, options, onKind, onRetry }: ReturnFieldsProps) {
  return (
    <>
      <KindChoice onKind={onKind} />
      <ReturnLineList items={items} options={options} onRetry={onRetry} />
      <ReasonFields />
      {asksUpiId ? <RefundField /> : null}
      <PickupFields />
      <div css={actions}>
        <Button type="submit">Review Request</Button>
      </div>
    </>
  );
}
