import { useEffect, useRef, type SyntheticEvent } from 'react';
import { needsChoice, useBus, type CartLine, type Toast } from '@storefront/host';
import { findMissingChoice } from '@storefront/host/shop/catalogue/variant';
import type { CheckedLine } from './bag-check/line-change';
import { choiceToast, shortageToast } from './line-toasts';

/**
 * Keeps the shopper from the checkout as long as a line can't be ordered: it lacks a size or colour (D13), or
 * there isn't enough of it (BAG-03). After the last such line was settled, the element with `nextRef` gets the
 * focus.
 */
export function useCheckoutGate(checked: readonly CheckedLine[]) {
  const bus = useBus();
  const obstacle = checked.find(({ line, change }) => needsChoice(line) || change?.shortage);
  const controlRef = useRef<HTMLButtonElement>(null);
  const nextRef = useRef<HTMLDivElement>(null);
  const justSettled = useRef(false);

  // The control that was pressed disappears: the focus moves to the next one, or to the checkout button.
  useEffect(() => {
    if (!justSettled.current) return;
    justSettled.current = false;
    (controlRef.current ?? nextRef.current)?.focus({ preventScroll: true });
  }, [checked]);

  function focusNext() {
    nextRef.current?.focus({ preventScroll: true });
  }

  function onSettled() {
    justSettled.current = true;
  }

  /** Prevents an event from leading on, and says why; returns true if it did. */
  function hold(event?: SyntheticEvent): boolean {
    const toast = obstacle && obstacleToast(obstacle);
    if (!toast) return false;
    event?.preventDefault();
    bus.send('toast.show', toast);
    controlRef.current?.focus();
    return true;
  }

  return {
    nextRef,
    /** Ref of the first control that settles a line, if that line is the next one to settle. */
    controlRefOf: (line: CartLine) => (line === obstacle?.line ? controlRef : undefined),
    onSettled,
    focusNext,
    hold,
  };
}

export type CheckoutGate = ReturnType<typeof useCheckoutGate>;

function obstacleToast({ line, change }: CheckedLine): Toast | undefined {
  if (change?.shortage) return shortageToast(line, change.shortage);
  const missing = findMissingChoice(line);
  return missing && choiceToast(line, missing);
}
