import { useEffect, useRef } from 'react';
import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { needsChoice, useBus, type CartLine, type Toast } from '@storefront/host';
import { useNavigate } from '@storefront/host/router';
import { findMissingChoice } from '@storefront/host/shop/catalogue/variant';
import { choiceToast } from '../../lib/line-toasts';
import { t } from '../../messages/t';

/** The toast that says why these lines can't be ordered; undefined if they can. */
function checkoutBlocker(lines: CartLine[]): Toast | undefined {
  if (lines.length === 0) {
    return {
      title: t('Cart is empty'),
      description: t('Please add items to your cart before checkout'),
      tone: 'destructive',
    };
  }
  if (lines.length > LIMITS.orderLinesMax) {
    return {
      title: t('Too many items for one order'),
      description: t('An order holds up to {max} different items. Please remove {excess}.', {
        max: LIMITS.orderLinesMax,
        excess: lines.length - LIMITS.orderLinesMax,
      }),
      tone: 'destructive',
    };
  }
  const incomplete = lines.find(needsChoice);
  const missing = incomplete && findMissingChoice(incomplete);
  return missing && choiceToast(incomplete, missing);
}

/**
 * Sends the shopper back to the cart with a toast if the lines can't be ordered: the cart is empty
 * (CHK-03, D29), has too many lines, or lacks a size, a colour or an option (D13). Checks on opening and whenever
 * the lines change, once `enabled`. Returns true while the checkout can't be shown.
 */
export function useCheckoutBlocker(lines: CartLine[], enabled: boolean): boolean {
  const bus = useBus();
  const navigate = useNavigate();
  const notified = useRef(false);
  const blocked = enabled && checkoutBlocker(lines) !== undefined;

  useEffect(() => {
    const toast = enabled ? checkoutBlocker(lines) : undefined;
    if (!toast || notified.current) return;
    notified.current = true;
    bus.send('toast.show', toast);
    void navigate(pagePaths.cart, { replace: true });
  }, [bus, navigate, lines, enabled]);

  return blocked;
}
