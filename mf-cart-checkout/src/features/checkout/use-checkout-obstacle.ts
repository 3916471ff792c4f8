import { useEffect, useRef } from 'react';
import { LIMITS } from '@storefront/shared/contracts';
import { needsChoice, useBus, type CartLine, type Toast } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { choiceToast, missingChoice } from '../../lib/line-variant';

/** Why these lines can't be ordered, in words for the shopper; undefined where they can. */
function obstacle(lines: CartLine[]): Toast | undefined {
  if (lines.length === 0) {
    return {
      title: 'Cart is empty',
      description: 'Please add items to your cart before checkout',
      tone: 'destructive',
    };
  }
  if (lines.length > LIMITS.orderLinesMax) {
    return {
      title: 'Too many items for one order',
      description: `An order holds up to ${LIMITS.orderLinesMax} different items. Please remove ${lines.length - LIMITS.orderLinesMax}.`,
      tone: 'destructive',
    };
  }
  const incomplete = lines.find(needsChoice);
  const missing = incomplete && missingChoice(incomplete);
  return missing && choiceToast(incomplete, missing);
}

/**
 * Sends the shopper back to the cart with a toast when there is nothing to order (CHK-03, D29), or
 * a size or colour is still to be chosen (D13): on opening, and whenever the cart changes. True
 * while that is so: the checkout can't be shown.
 */
export function useCheckoutObstacle(lines: CartLine[], watching: boolean): boolean {
  const bus = useBus();
  const navigate = useNavigate();
  const told = useRef(false);
  const blocked = watching && obstacle(lines) !== undefined;

  useEffect(() => {
    const toast = watching ? obstacle(lines) : undefined;
    if (!toast || told.current) return;
    told.current = true;
    bus.send('toast.show', toast);
    void navigate('/cart', { replace: true });
  }, [bus, navigate, lines, watching]);

  return blocked;
}
