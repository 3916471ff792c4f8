import { pagePaths } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import { cartTotal, useStoreInfo } from '@storefront/host';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { ButtonLink } from '@storefront/ui/actions/button';
import { BagChanges } from '../../components/bag-changes';
import { DeliveryLine } from '../../components/delivery-line';
import { orderableLines, type CheckedLine } from '../../lib/bag-check/line-change';
import { lineKeyText } from '../../lib/line-variant';
import { secondaryText } from '../../lib/summary-layout.styles';
import { useCheckoutGate } from '../../lib/use-checkout-gate';
import { t } from '../../messages/t';
import { BagLine } from './bag-line';
import { content, footer, list, subtotal } from './bag.styles';

interface FilledBagProps {
  checked: CheckedLine[];
  /** Called after a line was removed together with the focused button. */
  onRemoved: () => void;
}

/** The lines, the subtotal, and the links to the checkout and to the cart page. */
export function FilledBag({ checked, onRemoved }: FilledBagProps) {
  const { nextRef, controlRefOf, onSettled, hold } = useCheckoutGate(checked);
  const shipping = useStoreInfo((state) => state.info?.shipping);
  return (
    <>
      <div css={content}>
        <BagChanges checked={checked} />
        <ul css={list} role="list">
          {checked.map((entry) => (
            <BagLine
              key={lineKeyText(entry.line)}
              checked={entry}
              controlRef={controlRefOf(entry.line)}
              onSettled={onSettled}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      </div>
      <div css={footer} ref={nextRef} tabIndex={-1}>
        <p css={subtotal}>
          <span>{t('Subtotal')}</span>
          <span>{formatRupees(cartTotal({ lines: orderableLines(checked) }))}</span>
        </p>
        <p css={secondaryText}>{t('Shipping: {rate}', { rate: shippingLabel(shipping) })}</p>
        <DeliveryLine />
        <ButtonLink to={pagePaths.cart} variant="secondary">
          {t('View bag')}
        </ButtonLink>
        <ButtonLink to={pagePaths.checkout} onClick={hold}>
          {t('Checkout')}
        </ButtonLink>
      </div>
    </>
  );
}
