import { Badge } from '@storefront/ui/feedback/badge';
import { Eyebrow } from '@storefront/ui/page/eyebrow';
import { Price } from '@storefront/ui/product/price';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { picturesOfColor } from '@storefront/host/shop/catalogue/pictures-of-color';
import { QuantityStepper } from '@storefront/ui/fields/quantity-stepper';
import type { FitVote } from '@storefront/host/contracts';
import type { MissingChoice } from '@storefront/host/shop/catalogue/variant';
import { useRef, useState } from 'react';
import { isOnSale } from '../../../lib/product/is-on-sale';
import type { ReviewSummary } from '../../../lib/reviews/reviews';
import type { Purchase } from '../../../lib/purchase/use-purchase';
import { preloadPicture } from '../../../lib/preload-picture';
import { SLIDE_SIZES } from '../gallery/slide';
import { focusChoice } from '../../../components/purchase/choice-label';
import { BackInStockAlert, LowerPriceAlert } from '../../../components/alerts/alert-button';
import { VariantPicker } from '../../../components/purchase/variant-picker';
import { BuyActions } from './buy-actions';
import { box, header, label, notice, priceRow, quietActions, taxes, title } from './buy-box.styles';
import { choices } from '../product.styles';
import { DeliveryCheck } from './delivery/delivery-check';
import { Reassurance } from './reassurance';
import { RatingLink } from './rating-link';
import { ShareProduct } from './share-product';
import { stockNotice } from './stock-notice';
import { t } from '../../../messages/t';

function sizeAdvice(sizing: FitVote): string {
  switch (sizing) {
    case 'small':
      return t('Runs small: most buyers take one size up.');
    case 'true':
      return t('Most buyers say that it is true to size.');
    case 'large':
      return t('Runs large: most buyers take one size down.');
  }
}

interface BuyBoxProps {
  purchase: Purchase;
  rating: ReviewSummary;
}

/** A product's name and price, its variants and quantity, and the buttons that buy it (PDP-01 to PDP-08). */
export function BuyBox({ purchase, rating }: BuyBoxProps) {
  const { product, prices, quantity, setQuantity, maxQuantity, blocker } = purchase;
  function preloadColor(color: string) {
    const [picture] = picturesOfColor(product.pictures, color);
    if (picture) preloadPicture(picture, SLIDE_SIZES);
  }

  const variants = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<MissingChoice>();
  function askFor(missing: MissingChoice) {
    setAsked(missing);
    focusChoice(variants.current, missing);
  }

  return (
    <div css={choices}>
      <div css={box}>
        <div css={header}>
          {product.category === undefined ? null : (
            <Eyebrow>{labelOf(product.category, product)}</Eyebrow>
          )}
          <h1 css={title} tabIndex={-1}>
            {product.name}
          </h1>
          {rating.count > 0 ? <RatingLink rating={rating} /> : null}
          <div css={priceRow} aria-live={product.priceVaries ? 'polite' : undefined}>
            <Price amount={prices.price} original={prices.originalPrice} from={prices.isFrom} />
            {isOnSale(prices) ? <Badge tone="sale">{t('Sale')}</Badge> : null}
          </div>
          <p css={taxes}>
            {isOnSale(prices)
              ? t('Inclusive of all taxes; the MRP is struck through')
              : t('MRP, inclusive of all taxes')}
          </p>
          <p css={notice} role="status">
            {stockNotice(product, blocker)}
          </p>
        </div>
        <div css={box} ref={variants}>
          <VariantPicker
            purchase={purchase}
            asked={asked}
            sizeAdvice={rating.sizing && sizeAdvice(rating.sizing)}
            onColorLikely={preloadColor}
          />
        </div>
        <div>
          <p css={label} aria-hidden="true">
            {t('Quantity')}
          </p>
          <QuantityStepper value={quantity} onChange={setQuantity} max={maxQuantity} />
        </div>
      </div>
      <BuyActions purchase={purchase} onChoiceMissing={askFor} />
      <BackInStockAlert purchase={purchase} />
      <DeliveryCheck />
      <Reassurance />
      <div css={quietActions}>
        <ShareProduct name={product.name} />
        <LowerPriceAlert purchase={purchase} />
      </div>
    </div>
  );
}
