import { css } from '@emotion/react';
import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { ProductImage } from '@storefront/ui/media/product-image';
import { Lightbox } from '@storefront/ui/overlays/lightbox';

const whole = css`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

interface EnlargedPictureProps {
  title: string;
  picture: Picture;
  onClose: () => void;
}

/** A picture of a review in a lightbox, as large as the screen. */
export function EnlargedPicture({ title, picture, onClose }: EnlargedPictureProps) {
  return (
    <Lightbox open onClose={onClose} title={title}>
      <ProductImage
        css={whole}
        width={960}
        height={1280}
        {...picture}
        alt={title}
        sizes="100vw"
        loading="eager"
      />
    </Lightbox>
  );
}
