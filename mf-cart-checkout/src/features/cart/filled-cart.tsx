import { useEffect, useRef, type MouseEvent } from 'react';
import { needsChoice, useBus, type CartLine } from '@storefront/shared/host';
import { missingChoice } from '@storefront/shared/shop/variant';
import { Button } from '@storefront/shared/ui/actions/button';
import { choiceToast, lineKeyText } from '../../lib/line-variant';
import { columns } from '../../lib/summary-layout.styles';
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
  const incomplete = lines.find(needsChoice);
  const choiceRef = useRef<HTMLButtonElement>(null);
  const checkoutBoxRef = useRef<HTMLDivElement>(null);
  const justChosen = useRef(false);

  // A choice disappears once it is made: the focus moves to the next one, or to the checkout button.
  useEffect(() => {
    if (!justChosen.current) return;
    justChosen.current = false;
    (choiceRef.current ?? checkoutBoxRef.current)?.focus({ preventScroll: true });
  }, [lines]);

  function askForChoice(event: MouseEvent) {
    const missing = incomplete && missingChoice(incomplete);
    if (!missing) return;
    event.preventDefault();
    bus.send('toast.show', choiceToast(incomplete, missing));
    choiceRef.current?.focus();
  }

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
              choiceRef={line === incomplete ? choiceRef : undefined}
              onChosen={() => (justChosen.current = true)}
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
      <CartSummary lines={lines} checkoutBoxRef={checkoutBoxRef} onProceed={askForChoice} />
    </div>
  );
}
