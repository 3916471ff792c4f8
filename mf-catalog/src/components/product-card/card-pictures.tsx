import { Link, useViewTransitionState } from '@storefront/host/router';
import { ProductImage } from '@storefront/ui/media/product-image';
import type { Product } from '../../lib/product/product';
import { productPath } from '../../lib/product/product-path';
import { opening, picture, pictures, secondPicture } from './card-pictures.styles';

/** The width of a picture that is 340 px tall. */
const SIZES = '255px';

interface CardPicturesProps {
  product: Product;
  eager: boolean;
}

/** A product's first picture, on a wide card its second too, as a link to its page (CARD-01). */
export function CardPictures({ product, eager }: CardPicturesProps) {
  const href = productPath(product);
  const isOpening = useViewTransitionState(productPath({ ...product, color: undefined }));
  const [first, second] = product.pictures;

  return (
    <Link css={pictures} to={href} viewTransition data-pictures>
      <ProductImage
        css={[picture, isOpening && opening]}
        width={255}
        height={340}
        {...first}
        src={product.image}
        alt={product.name}
        sizes={SIZES}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      {second ? (
        <ProductImage
          css={secondPicture}
          width={255}
          height={340}
          {...second}
          alt=""
          sizes={SIZES}
        />
      ) : null}
    </Link>
  );
}
