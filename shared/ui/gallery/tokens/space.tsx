import { css } from '@emotion/react';
import { color, space } from '../../src/theme';
import { State } from '../parts/state';

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10];

const bar = css`
  height: ${space(2)};
  background: ${color('accent')};
  forced-color-adjust: none;
`;

/** Steps of the 8 px grid. */
export function Space() {
  return STEPS.map((steps) => (
    <State key={steps} name={`space(${steps})`}>
      <div css={bar} style={{ width: space(steps) }} />
    </State>
  ));
}
