import { css } from '@emotion/react';
import { Price } from '../../../src/product/price';
import { State } from '../../parts/state';

const narrow = css`
  width: 96px;
`;

/** Regular, on sale, short, and where there is little room. */
export function PriceSpecimen() {
  return (
    <>
      <State name="regular">
        <Price amount={4990} />
      </State>
      <State name="on sale">
        <Price amount={3490} original={4990} />
      </State>
      <State name="short">
        <Price amount={124990} original={149990.5} short />
      </State>
      <State name="little room">
        <div css={narrow}>
          <Price amount={124990} original={149990} />
        </div>
      </State>
    </>
  );
}
