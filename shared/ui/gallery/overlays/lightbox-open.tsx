import { css } from '@emotion/react';
import { IconButton } from '../../src/actions/icon-button';
import { ProductImage } from '../../src/media/product-image';
import { Lightbox } from '../../src/overlays/lightbox';
import { noop } from '../parts/noop';

const picture = css`
  height: 100%;
`;

/** A lightbox that stays open. */
export function LightboxOpen() {
  return (
    <Lightbox
      open
      onClose={noop}
      title="Merino Roll-Neck"
      tools={<IconButton icon="plus" label="Zoom in" />}
    >
      <ProductImage css={picture} src="" alt="Merino Roll-Neck" loading="eager" />
    </Lightbox>
  );
}
