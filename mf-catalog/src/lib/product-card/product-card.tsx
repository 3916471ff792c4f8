import { Link } from '@storefront/shared/router';
import { isOnSale, type Product } from '@storefront/shared/shop/product';
import { Badge } from '@storefront/shared/ui/badge';
import { Price } from '@storefront/shared/ui/price';
import { ProductImage } from '@storefront/shared/ui/product-image';
import { useId, useState } from 'react';
import { productHref } from '../product-href';
import { CardOverlay } from './card-overlay';
import { badges, card, frame, name, nameLink, picture, price } from './product-card.styles';
import { QuickView } from './quick-view';

interface ProductCardProps {
  product: Product;
  /** True for a card that is in sight when the page opens: its picture isn't held back. */
  eager?: boolean;
}

/** A product in a list (CARD-01 to CARD-05). */
export function ProductCard({ product, eager = false }: ProductCardProps) {
  const titleId = useId();
  const [isViewing, setIsViewing] = useState(false);
  const href = productHref(product.id);

  return (
    <article css={card} aria-labelledby={titleId}>
      <div css={frame}>
        <Link to={href}>
          <ProductImage
            css={picture}
            src={product.image}
            alt={product.name}
            width={255}
            height={340}
            loading={eager ? 'eager' : 'lazy'}
          />
        </Link>
        <div css={badges}>
          {isOnSale(product) ? <Badge tone="sale">Sale</Badge> : null}
          {product.soldOut ? <Badge>Sold out</Badge> : null}
        </div>
        <CardOverlay
          product={product}
          describedBy={titleId}
          onQuickView={() => setIsViewing(true)}
        />
      </div>
      <h3 id={titleId} css={name}>
        <Link css={nameLink} to={href}>
          {product.name}
        </Link>
      </h3>
      <p css={price}>
        <Price amount={product.price} original={product.originalPrice} short />
      </p>
      {isViewing ? <QuickView product={product} onClose={() => setIsViewing(false)} /> : null}
    </article>
  );
}
