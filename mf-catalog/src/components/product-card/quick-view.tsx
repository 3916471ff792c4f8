import { useBus } from '@storefront/host';
import { ButtonLink } from '@storefront/ui/actions/button';
import { ProductImage } from '@storefront/ui/media/product-image';
import { Dialog } from '@storefront/ui/overlays/dialog';
import { Price } from '@storefront/ui/product/price';
import type { MissingChoice } from '@storefront/host/shop/catalogue/variant';
import { useRef, useState } from 'react';
import type { Product } from '../../lib/product/product';
import { productPath } from '../../lib/product/product-path';
import { inColor } from '../../lib/product/in-color';
import { useFullProduct } from '../../lib/product/use-full-product';
import { usePurchase } from '../../lib/purchase/use-purchase';
import { focusChoice } from '../purchase/choice-label';
import { BackInStockAlert } from '../alerts/alert-button';
import { PurchaseButton } from '../purchase/purchase-button';
import { VariantPicker } from '../purchase/variant-picker';
import { actions, choices, layout, picture, price } from './quick-view.styles';
import { t } from '../../messages/t';

interface QuickViewProps {
  product: Product;
  onClose: () => void;
  /** The text of the button that adds the product. */
  label?: string;
  /** Called after the product is added, instead of showing the bag. */
  onAdded?: () => void;
}

/** A product at a glance, with its choices, without leaving the list (D15). */
export function QuickView({ product, onClose, label = t('Add to Bag'), onAdded }: QuickViewProps) {
  const bus = useBus();
  const purchase = usePurchase(useFullProduct(product));
  const { choice, prices } = purchase;
  const shown = inColor(purchase.product, choice.color);
  const choicesBox = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<MissingChoice>();
  function askFor(missing: MissingChoice) {
    setAsked(missing);
    focusChoice(choicesBox.current, missing);
  }
  /** Closes first, because the bag's drawer returns the focus to the element that has it when it opens. */
  function finishAdding() {
    onClose();
    if (onAdded) onAdded();
    else bus.send('bag.show');
  }

  return (
    <Dialog open onClose={onClose} title={product.name}>
      <div css={layout}>
        <ProductImage
          css={picture}
          width={450}
          height={600}
          {...shown.pictures[0]}
          src={shown.image}
          alt=""
          sizes="(min-width: 768px) 440px, 100vw"
        />
        <div css={choices} ref={choicesBox}>
          <p css={price} aria-live={product.priceVaries ? 'polite' : undefined}>
            <Price
              amount={prices.price}
              original={prices.originalPrice}
              from={prices.isFrom}
              short
            />
          </p>
          <VariantPicker purchase={purchase} asked={asked} />
          <div css={actions}>
            <PurchaseButton
              purchase={purchase}
              label={label}
              onAdded={finishAdding}
              onChoiceMissing={askFor}
            />
            <BackInStockAlert purchase={purchase} />
            <ButtonLink variant="quiet" to={productPath(shown)}>
              {t('View details')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
