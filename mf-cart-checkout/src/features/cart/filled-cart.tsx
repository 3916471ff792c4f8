import { useEffect, useRef, type MouseEvent } from 'react';
import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal, needsChoice, useBus, type CartLine } from '@storefront/shared/host';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { choiceToast, lineKeyText, missingChoice } from '../../lib/line-variant';
import { CartLineItem } from './cart-line-item';
import { columns, sectionTitle, summary } from '../../lib/summary-layout.styles';
import { list, subtotal } from './cart.styles';

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
  const summaryRef = useRef<HTMLElement>(null);
  const justChosen = useRef(false);

  // A choice that is made disappears: the focus goes on to the next one, or to the summary.
  useEffect(() => {
    if (!justChosen.current) return;
    justChosen.current = false;
    (choiceRef.current ?? summaryRef.current)?.focus({ preventScroll: true });
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
      <section css={summary} ref={summaryRef} tabIndex={-1} aria-labelledby="cart-summary">
        <h2 id="cart-summary" css={sectionTitle}>
          Summary
        </h2>
        <p css={subtotal}>
          <span>Subtotal</span>
          <span>{formatRupees(cartTotal({ lines }))}</span>
        </p>
        <ButtonLink to="/checkout" fullWidth onClick={askForChoice}>
          Proceed to Checkout
        </ButtonLink>
        <Button variant="quiet" onClick={clear}>
          Clear Cart
        </Button>
      </section>
    </div>
  );
}
