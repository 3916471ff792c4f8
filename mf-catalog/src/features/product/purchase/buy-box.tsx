import { Badge } from '@storefront/ui/feedback/badge';
import { Eyebrow } from '@storefront/ui/page/eyebrow';
import { Price } from '@storefront/ui/product/price';
import { picturesOfColor } from '@storefront/host/shop/catalogue/pictures-of-color';
import { QuantityStepper } from '@storefront/ui/fields/quantity-stepper';
import { useRef } from 'react';
import { isOnSale } from '../../../lib/product/is-on-sale';
import type { Purchase } from '../../../lib/purchase/use-purchase';
import { preloadPicture } from '../../../lib/preload-picture';
import { SLIDE_SIZES } from '../gallery/slide';
import { focusChoice } from '../../../components/purchase/focus-choice';
import { VariantPicker } from '../../../components/purchase/variant-picker';
import { BuyActions } from './buy-actions';
import { box, header, label, notice, priceRow, title } from './buy-box.styles';
import { choices } from '../product.styles';
import { DeliveryCheck } from './delivery/delivery-check';
import { Reassurance } from './reassurance';
import { ShareProduct } from './share-product';
import { stockNotice } from './stock-notice';

interface BuyBoxProps {
  purchase: Purchase;
}

/** A product's name and price, its variants and quantity, and the buttons that buy it (PDP-01 to PDP-08). */
export function BuyBox({ purchase }: BuyBoxProps) {
  const { product, prices, quantity, setQuantity, maxQuantity, blocker } = purchase;
  function preloadColor(color: string) {
    const [picture] = picturesOfColor(product.pictures, color);
    if (picture) preloadPicture(picture, SLIDE_SIZES);
  }

  const variants = useRef<HTMLDivElement>(null);

  return (
    <div css={choices}>
      <div css={box}>
        <div css={header}>
          {product.category === undefined ? null : <Eyebrow>{product.category}</Eyebrow>}
          <h1 css={title} tabIndex={-1}>
            {product.name}
          </h1>
          <div css={priceRow} aria-live={product.priceVaries ? 'polite' : undefined}>
            <Price amount={prices.price} original={prices.originalPrice} from={prices.isFrom} />
            {isOnSale(prices) ? <Badge tone="sale">Sale</Badge> : null}
            {product.featured ? <Badge tone="accent">Featured</Badge> : null}
          </div>
          <p css={notice} role="status">
            {stockNotice(product, blocker)}
          </p>
        </div>
        <div css={box} ref={variants}>
          <VariantPicker purchase={purchase} onColorLikely={preloadColor} />
        </div>
        <div>
          <p css={label} aria-hidden="true">
            Quantity
          </p>
          <QuantityStepper value={quantity} onChange={setQuantity} max={maxQuantity} />
        </div>
      </div>
      <BuyActions
        purchase={purchase}
        onChoiceMissing={(missing) => focusChoice(variants.current, missing)}
      />
      <DeliveryCheck />
      <Reassurance />
      <ShareProduct name={product.name} />
    </div>
  );
}
