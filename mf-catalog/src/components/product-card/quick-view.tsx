import { pagePaths } from '@storefront/shared/contracts';
import { useBus } from '@storefront/shared/host';
import { ButtonLink } from '@storefront/shared/ui/actions/button';
import { ProductImage } from '@storefront/shared/ui/media/product-image';
import { Dialog } from '@storefront/shared/ui/overlays/dialog';
import { Price } from '@storefront/shared/ui/product/price';
import { useState } from 'react';
import type { Product } from '../../lib/product/product';
import { usePurchase } from '../../lib/purchase/use-purchase';
import { useVariantStock } from '../../lib/purchase/use-variant-stock';
import { PurchaseButton } from '../purchase/purchase-button';
import { VariantPicker } from '../purchase/variant-picker';
import { actions, choices, layout, picture, price, request } from './quick-view.styles';

interface QuickViewProps {
  product: Product;
  onClose: () => void;
  /** The text of the button that adds the product. */
  label?: string;
  /** Called after the product is added, instead of showing the bag. */
  onAdded?: () => void;
}

/** A product at a glance, with its choices, without leaving the list (D15). */
export function QuickView({ product, onClose, label = 'Add to Bag', onAdded }: QuickViewProps) {
  const bus = useBus();
  const purchase = usePurchase(useVariantStock(product));
  const [isAskingForSize, setIsAskingForSize] = useState(false);
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
          {...product.pictures[0]}
          src={product.image}
          alt=""
          sizes="(min-width: 768px) 440px, 100vw"
        />
        <div css={choices}>
          <p css={price}>
            <Price amount={product.price} original={product.originalPrice} short />
          </p>
          <VariantPicker purchase={purchase} />
          <div css={actions}>
            {/* A toast would be hidden behind the dialog. */}
            <div css={request} role="alert">
              {isAskingForSize && purchase.blocker === 'no-size' ? 'Please select a size' : null}
            </div>
            <PurchaseButton
              purchase={purchase}
              label={label}
              onAdded={finishAdding}
              onSizeMissing={() => setIsAskingForSize(true)}
            />
            <ButtonLink variant="quiet" to={pagePaths.product(product.id)}>
              View details
            </ButtonLink>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
