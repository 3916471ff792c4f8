import { useBus, type CartLine } from '@storefront/shared/host';
import { Button } from '@storefront/shared/ui/actions/button';
import { lineKeyText } from '../../lib/line-variant';
import { columns } from '../../lib/summary-layout.styles';
import { useMissingChoice } from '../../lib/use-missing-choice';
import { list, listFoot } from './cart.styles';
import { CartLineItem } from './cart-line-item';
import { CartSummary } from './cart-summary';

interface FilledCartProps {
  lines: CartLine[];
  /** Called after a line, or all of them, was removed together with the focused button. */
  onRemoved: () => void;
}

/** The lines of the cart and their summary (CART-10). */
export function FilledCart({ lines, onRemoved }: FilledCartProps) {
  const bus = useBus();
  const { nextRef, choiceRefOf, onChosen, askForChoice } = useMissingChoice(lines);

  function clear() {
    bus.send('cart.clear');
    onRemoved();
  }

  return (
    <div css={columns}>
      <div>
        <ul css={list}>
          {lines.map((line) => (
            <CartLineItem
              key={lineKeyText(line)}
              line={line}
              choiceRef={choiceRefOf(line)}
              onChosen={onChosen}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
        <div css={listFoot}>
          <Button variant="quiet" onClick={clear}>
            Clear Cart
          </Button>
        </div>
      </div>
      <CartSummary lines={lines} checkoutBoxRef={nextRef} onProceed={askForChoice} />
    </div>
  );
}
