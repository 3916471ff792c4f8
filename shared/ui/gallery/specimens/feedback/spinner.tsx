import { css } from '@emotion/react';
import { text } from '../../../src/theme';
import { Spinner } from '../../../src/feedback/spinner';
import { State } from '../../parts/state';

const large = css`
  font-size: ${text('2xl')};
`;

/** As high as the text beside it. */
export function SpinnerSpecimen() {
  return (
    <>
      <State name="in a text">
        <p>
          <Spinner /> Loading
        </p>
      </State>
      <State name="large">
        <p css={large}>
          <Spinner />
        </p>
      </State>
    </>
  );
}
