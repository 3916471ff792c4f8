import { css } from '@emotion/react';
import type { Product } from '@storefront/shared/shop/product';
import { color, media, space } from '@storefront/shared/theme';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Price } from '@storefront/shared/ui/price';
import { ProductImage } from '@storefront/shared/ui/product-image';
import { useState } from 'react';
import { productHref } from '../product-href';
import { PurchaseButton } from '../purchase/purchase-button';
import { usePurchase } from '../purchase/use-purchase';
import { VariantPicker } from '../purchase/variant-picker';

const layout = css`
  display: grid;
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const picture = css`
  height: 340px;
`;

const choices = css`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

const request = css`
  color: ${color('destructive')};
`;

interface QuickViewProps {
  product: Product;
  onClose: () => void;
}

/** A product at a glance, with its choices, without leaving the list (D15). */
export function QuickView({ product, onClose }: QuickViewProps) {
  const purchase = usePurchase(product);
  const [isAskingForSize, setIsAskingForSize] = useState(false);
  return (
    <Dialog open onClose={onClose} title={product.name}>
      <div css={layout}>
        <ProductImage css={picture} src={product.image} alt="" width={255} height={340} />
        <div css={choices}>
          <Price amount={product.price} original={product.originalPrice} short />
          <VariantPicker purchase={purchase} />
          {/* A toast would stand behind the dialog. */}
          <div css={request} role="alert">
            {isAskingForSize && purchase.obstacle === 'no-size' ? 'Please select a size' : null}
          </div>
          <PurchaseButton
            purchase={purchase}
            label="Add to Bag"
            onAdded={onClose}
            onSizeMissing={() => setIsAskingForSize(true)}
          />
          <ButtonLink variant="quiet" to={productHref(product.id)}>
            View details
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
