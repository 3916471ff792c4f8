import { css } from '@emotion/react';
import { useNavigation } from '@storefront/host/router';
import { color } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { useEffect, useRef } from 'react';
import type { MissingChoice } from '@storefront/host/shop/catalogue/variant';
import type { Purchase } from '../../lib/purchase/use-purchase';
import { missingChoice } from '../../lib/purchase/variant-choice';
import { t } from '../../messages/t';

/** While disabled it is dimmed but legible, because its text still says what it does. */
const disabledStyle = css`
  &[aria-disabled='true'] {
    background: color-mix(in srgb, ${color('text')} 16%, ${color('page')});
    color: ${color('text')};
    opacity: 1;
  }
`;

interface PurchaseButtonProps {
  purchase: Purchase;
  label: string;
  /** Called once the product is in the cart. */
  onAdded: () => void;
  /** Called when something has to be chosen first. */
  onChoiceMissing: (missing: MissingChoice) => void;
}

/**
 * Adds the chosen variant to the cart. While that isn't possible, it stays focusable, so that pressing
 * it can explain why (PDP-03).
 */
export function PurchaseButton({ purchase, label, onAdded, onChoiceMissing }: PurchaseButtonProps) {
  const { addToCart, blocker } = purchase;
  const { state } = useNavigation();
  /** True from the first press until the navigation has ended: a second press meanwhile adds nothing. */
  const isAdded = useRef(false);

  // Reset when a navigation ends, not on mount: a press may come before React has run its effects.
  useEffect(() => {
    if (state === 'idle') return undefined;
    return () => {
      isAdded.current = false;
    };
  }, [state]);

  function press() {
    const missing = missingChoice(blocker);
    if (missing) onChoiceMissing(missing);
    if (blocker !== undefined || isAdded.current) return;
    isAdded.current = true;
    addToCart();
    onAdded();
  }

  return (
    <Button css={disabledStyle} fullWidth aria-disabled={blocker !== undefined} onClick={press}>
      {blocker === 'unavailable'
        ? t('Unavailable')
        : blocker === 'sold-out'
          ? t('Sold Out')
          : label}
    </Button>
  );
}
