import { useEffect, useRef, type MouseEvent } from 'react';
import { needsChoice, useBus, type CartLine } from '@storefront/shared/host';
import { findMissingChoice } from '@storefront/shared/shop/catalogue/variant';
import { choiceToast } from './line-variant';

/**
 * Asks for the size or colour that a line lacks, before the checkout (D13). After the last choice is made,
 * the element with `nextRef` gets the focus.
 */
export function useMissingChoice(lines: CartLine[]) {
  const bus = useBus();
  const incomplete = lines.find(needsChoice);
  const choiceRef = useRef<HTMLButtonElement>(null);
  const nextRef = useRef<HTMLDivElement>(null);
  const justChosen = useRef(false);

  // A choice disappears once it is made: the focus moves to the next one, or to the checkout button.
  useEffect(() => {
    if (!justChosen.current) return;
    justChosen.current = false;
    (choiceRef.current ?? nextRef.current)?.focus({ preventScroll: true });
  }, [lines]);

  function onChosen() {
    justChosen.current = true;
  }

  /** Prevents a click from opening the checkout as long as a choice is missing. */
  function askForChoice(event: MouseEvent) {
    const missing = incomplete && findMissingChoice(incomplete);
    if (!missing) return;
    event.preventDefault();
    bus.send('toast.show', choiceToast(incomplete, missing));
    choiceRef.current?.focus();
  }

  return {
    nextRef,
    /** Ref of the first option of a line's choice, if it is the next one to make. */
    choiceRefOf: (line: CartLine) => (line === incomplete ? choiceRef : undefined),
    onChosen,
    askForChoice,
  };
}
