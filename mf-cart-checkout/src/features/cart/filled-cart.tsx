import { useBus } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { orderableLines, type CheckedLine } from '../../lib/bag-check/line-change';
import { lineKeyText } from '../../lib/line-variant';
import { columns } from '../../lib/summary-layout.styles';
import { saveCouponCodes } from '../../lib/quote/coupon-codes';
import { useCheckoutGate } from '../../lib/use-checkout-gate';
import { t } from '../../messages/t';
import { list, listFoot } from './cart.styles';
import { CartLineItem } from './cart-line-item';
import { CartSummary } from './cart-summary';

interface FilledCartProps {
  checked: CheckedLine[];
  /** Called after a line, or all of them, was removed together with the focused button. */
  onRemoved: () => void;
}

/** The lines of the cart and their summary (CART-10). */
export function FilledCart({ checked, onRemoved }: FilledCartProps) {
  const bus = useBus();
  const { nextRef, controlRefOf, onSettled, hold } = useCheckoutGate(checked);

  function clear() {
    bus.send('cart.clear');
    saveCouponCodes([]);
    onRemoved();
  }

  return (
    <div css={columns}>
      <div>
        <ul css={list}>
          {checked.map((entry) => (
            <CartLineItem
              key={lineKeyText(entry.line)}
              checked={entry}
              controlRef={controlRefOf(entry.line)}
              onSettled={onSettled}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
        <div css={listFoot}>
          <Button variant="quiet" onClick={clear}>
            {t('Clear Cart')}
          </Button>
        </div>
      </div>
      <CartSummary lines={orderableLines(checked)} checkoutBoxRef={nextRef} onProceed={hold} />
    </div>
  );
}
