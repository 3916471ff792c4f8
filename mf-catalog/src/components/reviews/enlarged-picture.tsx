import { css } from '@emotion/react';
import { ProductImage } from '@storefront/ui/media/product-image';
import { Lightbox } from '@storefront/ui/overlays/lightbox';

const whole = css`
  width: 100%;
  height: 100%;
  background: none;
  object-fit: contain;
  object-position: center;
`;

interface EnlargedPictureProps {
  title: string;
  src: string;
  alt: string;
  onClose: () => void;
}

/** A picture of a review in a lightbox, as large as the screen. */
export function EnlargedPicture({ title, src, alt, onClose }: EnlargedPictureProps) {
  return (
    <Lightbox open onClose={onClose} title={title}>
      <ProductImage css={whole} width={960} height={1280} src={src} alt={alt} loading="eager" />
    </Lightbox>
  );
}
