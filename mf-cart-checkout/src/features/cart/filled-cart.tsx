import { useEffect, useRef, type MouseEvent } from 'react';
import { needsChoice, useBus, type CartLine } from '@storefront/shared/host';
import { Button } from '@storefront/shared/ui/button';
import { choiceToast, lineKeyText, missingChoice } from '../../lib/line-variant';
import { columns } from '../../lib/summary-layout.styles';
import { list, listFoot } from './cart.styles';
import { CartLineItem } from './cart-line-item';
import { CartSummary } from './cart-summary';

interface FilledCartProps {
  lines: CartLine[];
  /** A line, or all of them, went: the button that had the focus is gone with it. */
  onRemoved: () => void;
}

/** The cart's lines and what they come to (CART-10). */
export function FilledCart({ lines, onRemoved }: FilledCartProps) {
  const bus = useBus();
  const incomplete = lines.find(needsChoice);
  const choiceRef = useRef<HTMLButtonElement>(null);
  const wayOnRef = useRef<HTMLDivElement>(null);
  const justChosen = useRef(false);

  // A choice that is made disappears: the focus goes on to the next one, or to the way on.
  useEffect(() => {
    if (!justChosen.current) return;
    justChosen.current = false;
    (choiceRef.current ?? wayOnRef.current)?.focus({ preventScroll: true });
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
      <CartSummary lines={lines} wayOnRef={wayOnRef} onProceed={askForChoice} />
    </div>
  );
}
