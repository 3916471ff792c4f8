import { useBus } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { findMissingChoice } from '@storefront/host/shop/catalogue/variant';
import { Button } from '@storefront/ui/actions/button';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { Badge } from '@storefront/ui/feedback/badge';
import { Price } from '@storefront/ui/product/price';
import { useId } from 'react';
import { barButton, barIconButton } from '../../components/product-card/card-bar.styles';
import { CardPictures } from '../../components/product-card/card-pictures';
import {
  badges,
  caption,
  card,
  facts,
  frame,
  name,
  nameLink,
} from '../../components/product-card/product-card.styles';
import { loadQuickView, useCardDialog } from '../../components/product-card/use-card-dialog';
import { isOnSale } from '../../lib/product/is-on-sale';
import type { Product } from '../../lib/product/product';
import { productPath } from '../../lib/product/product-path';
import { toCartLine } from '../../lib/purchase/cart-line';
import { initialChoice } from '../../lib/purchase/variant-choice';
import { PriceDrop } from './price-drop';
import type { RemovalReason } from './use-shown-ids';
import { bar, soldOutPicture } from './wishlist-card.styles';
import { t } from '../../messages/t';

interface WishlistCardProps {
  product: Product;
  /** In rupees; undefined where it is unknown. */
  priceWhenSaved: number | undefined;
  eager: boolean;
  onRemove: (by: RemovalReason) => void;
}

/** A product of the wishlist: what it costs now, and the buttons that move it to the bag and remove it. */
export function WishlistCard({ product, priceWhenSaved, eager, onRemove }: WishlistCardProps) {
  const bus = useBus();
  const titleId = useId();
  const { Dialog: QuickView, open, close, prepare } = useCardDialog(loadQuickView);
  const canBeBought = product.available && !product.soldOut;
  const line = toCartLine(product, initialChoice(product));
  const hasChoice = findMissingChoice(line) !== undefined;

  const prepareChoice = hasChoice ? prepare : undefined;

  function moveToBag() {
    if (hasChoice) {
      open();
      return;
    }
    bus.send('cart.add', line);
    onRemove('moved');
  }

  return (
    <article css={card} aria-labelledby={titleId}>
      <div css={frame}>
        <div css={!canBeBought && soldOutPicture}>
          <CardPictures product={product} eager={eager} />
        </div>
        <div css={badges}>
          {isOnSale(product) ? <Badge tone="sale">{t('Sale')}</Badge> : null}
          {product.soldOut ? <Badge>{t('Sold out')}</Badge> : null}
        </div>
        <div css={bar}>
          <Button
            css={barButton}
            variant="quiet"
            aria-describedby={titleId}
            aria-haspopup={canBeBought && hasChoice ? 'dialog' : undefined}
            disabled={!canBeBought}
            onClick={moveToBag}
            onPointerEnter={prepareChoice}
            onFocus={prepareChoice}
          >
            {canBeBought ? t('Move to Bag') : product.available ? t('Sold Out') : t('Unavailable')}
          </Button>
          <IconButton
            css={barIconButton}
            icon="close"
            label={t('Remove from wishlist')}
            aria-describedby={titleId}
            onClick={() => onRemove('removed')}
          />
        </div>
      </div>
      <div css={caption}>
        <h2 id={titleId} css={name}>
          <Link css={nameLink} to={productPath(product)} viewTransition>
            {product.name}
          </Link>
        </h2>
        <p css={facts}>
          <Price
            amount={product.price}
            original={product.originalPrice}
            from={product.priceVaries}
            short
          />
        </p>
        <PriceDrop before={priceWhenSaved} now={product.price} />
      </div>
      {QuickView ? (
        <QuickView
          product={product}
          label={t('Move to Bag')}
          onClose={close}
          onAdded={() => onRemove('moved')}
        />
      ) : null}
    </article>
  );
}
