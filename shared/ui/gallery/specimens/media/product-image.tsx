import { css } from '@emotion/react';
import { PLACEHOLDER_IMAGE } from '../../../src/media/placeholder-image';
import { ProductImage } from '../../../src/media/product-image';
import { State } from '../../parts/state';

const card = css`
  width: 255px;
  height: 340px;
`;

/** A picture, and the placeholder of a missing one. */
export function ProductImageSpecimen() {
  return (
    <>
      <State name="loaded">
        <ProductImage css={card} src={PLACEHOLDER_IMAGE} loading="eager" alt="A clothes hanger" />
      </State>
      <State name="missing">
        <ProductImage css={card} src="" loading="eager" alt="Nothing to show" />
      </State>
    </>
  );
}
