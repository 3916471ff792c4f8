import { pagePaths } from '@storefront/shared/contracts';
import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal, useStoreInfo, type CartLine } from '@storefront/shared/host';
import { shippingLabel } from '@storefront/shared/shop/store/shipping-rate';
import { ButtonLink } from '@storefront/shared/ui/actions/button';
import { lineKeyText } from '../../lib/line-variant';
import { secondaryText } from '../../lib/summary-layout.styles';
import { useMissingChoice } from '../../lib/use-missing-choice';
import { BagLine } from './bag-line';
import { footer, list, subtotal } from './bag.styles';

interface FilledBagProps {
  lines: CartLine[];
  /** Called after a line was removed together with the focused button. */
  onRemoved: () => void;
}

/** The lines, the subtotal, and the links to the checkout and to the cart page. */
export function FilledBag({ lines, onRemoved }: FilledBagProps) {
  const { nextRef, choiceRefOf, onChosen, askForChoice } = useMissingChoice(lines);
  const shipping = useStoreInfo((state) => state.info?.shipping);
  return (
    <>
      <ul css={list} role="list">
        {lines.map((line) => (
          <BagLine
            key={lineKeyText(line)}
            line={line}
            choiceRef={choiceRefOf(line)}
            onChosen={onChosen}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
      <div css={footer} ref={nextRef} tabIndex={-1}>
        <p css={subtotal}>
          <span>Subtotal</span>
          <span>{formatRupees(cartTotal({ lines }))}</span>
        </p>
        <p css={secondaryText}>Shipping: {shippingLabel(shipping)}</p>
        <ButtonLink to={pagePaths.cart} variant="secondary">
          View bag
        </ButtonLink>
        <ButtonLink to={pagePaths.checkout} onClick={askForChoice}>
          Checkout
        </ButtonLink>
      </div>
    </>
  );
}
