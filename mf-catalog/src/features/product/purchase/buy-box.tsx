import { Badge } from '@storefront/ui/feedback/badge';
import { Eyebrow } from '@storefront/ui/page/eyebrow';
import { Price } from '@storefront/ui/product/price';
import { QuantityStepper } from '@storefront/ui/fields/quantity-stepper';
import { useRef } from 'react';
import { isOnSale } from '../../../lib/product/is-on-sale';
import type { Product } from '../../../lib/product/product';
import { usePurchase } from '../../../lib/purchase/use-purchase';
import { focusChoice } from '../../../components/purchase/focus-choice';
import { VariantPicker } from '../../../components/purchase/variant-picker';
import { BuyActions } from './buy-actions';
import { box, header, label, notice, priceRow, title } from './buy-box.styles';
import { choices } from '../product.styles';
import { DeliveryCheck } from './delivery/delivery-check';
import { Reassurance } from './reassurance';
import { stockNotice } from './stock-notice';

interface BuyBoxProps {
  product: Product;
}

/** A product's name and price, its variants and quantity, and the buttons that buy it (PDP-01 to PDP-08). */
export function BuyBox({ product }: BuyBoxProps) {
  const purchase = usePurchase(product);
  const { prices, quantity, setQuantity, maxQuantity, blocker } = purchase;
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
          <VariantPicker purchase={purchase} />
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
    </div>
  );
}
