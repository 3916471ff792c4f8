import { Link } from '@storefront/host/router';
import { Badge } from '@storefront/ui/feedback/badge';
import { Price } from '@storefront/ui/product/price';
import { useId } from 'react';
import { isOnSale } from '../../lib/product/is-on-sale';
import type { Product } from '../../lib/product/product';
import { productPath } from '../../lib/product/product-path';
import { CardColors } from './colors/card-colors';
import { CardOverlay } from './card-overlay';
import { CardPictures } from './card-pictures';
import {
  badges,
  caption,
  card,
  facts,
  frame,
  name,
  nameLink,
  nameText,
} from './product-card.styles';
import { useCardColor } from './colors/use-card-color';
import { loadChoicePicker, loadQuickView, useCardDialog } from './use-card-dialog';
import { t } from '../../messages/t';

interface ProductCardProps {
  product: Product;
  /** True for a card that is visible when the page opens: its picture isn't lazy-loaded. */
  eager?: boolean;
  /** True on pages whose prices have exactly two decimals (API-03). */
  exact?: boolean;
}

/** A product in a list (CARD-01 to CARD-08). */
export function ProductCard({ product: listed, eager = false, exact = false }: ProductCardProps) {
  const titleId = useId();
  const { product, choose, prepare: prepareColors } = useCardColor(listed);
  const quickView = useCardDialog(loadQuickView);
  const choicePicker = useCardDialog(loadChoicePicker);

  return (
    <article css={card} aria-labelledby={titleId}>
      <div css={frame}>
        <CardPictures product={product} eager={eager} />
        <div css={badges}>
          {isOnSale(product) ? <Badge tone="sale">{t('Sale')}</Badge> : null}
          {product.soldOut ? <Badge>{t('Sold out')}</Badge> : null}
        </div>
        <CardOverlay
          product={product}
          describedBy={titleId}
          onChoiceMissing={choicePicker.open}
          onChoiceLikely={choicePicker.prepare}
          onQuickView={quickView.open}
          onQuickViewLikely={quickView.prepare}
        />
      </div>
      <div css={caption}>
        <h3 id={titleId} css={name}>
          <Link css={nameLink} to={productPath(product)} viewTransition>
            <span css={nameText}>{product.name}</span>
          </Link>
        </h3>
        <div css={facts}>
          <Price
            amount={product.price}
            original={product.originalPrice}
            from={product.priceVaries}
            short={!exact}
          />
          <CardColors product={product} onChoose={choose} onChooseLikely={prepareColors} />
        </div>
      </div>
      {quickView.Dialog ? <quickView.Dialog product={product} onClose={quickView.close} /> : null}
      {choicePicker.Dialog ? (
        <choicePicker.Dialog product={product} onClose={choicePicker.close} />
      ) : null}
    </article>
  );
}
