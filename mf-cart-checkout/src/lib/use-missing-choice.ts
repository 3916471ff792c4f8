import { useEffect, useRef, type MouseEvent } from 'react';
import { needsChoice, useBus, type CartLine } from '@storefront/shared/host';
import { missingChoice } from '@storefront/shared/shop/variant';
import { choiceToast } from './line-variant';

/**
 * Asks for the size or colour that a line lacks, before the checkout (D13). The next place of the focus, after
 * the last choice is made, is the box with `nextRef`.
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

  /** Keeps a click on the way to the checkout as long as a choice is missing. */
  function askForChoice(event: MouseEvent) {
    const missing = incomplete && missingChoice(incomplete);
    if (!missing) return;
    event.preventDefault();
    bus.send('toast.show', choiceToast(incomplete, missing));
    choiceRef.current?.focus();
  }

  return {
    nextRef,
    /** Ref of the first option of a line's choice, if it is the one that is asked for. */
    choiceRefOf: (line: CartLine) => (line === incomplete ? choiceRef : undefined),
    onChosen,
    askForChoice,
  };
}
