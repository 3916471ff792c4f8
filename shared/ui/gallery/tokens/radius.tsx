import { css } from '@emotion/react';
import { color, radius, space } from '../../src/theme';
import { RADII } from '../../src/theme/tokens';
import { State } from '../parts/state';
import { keysOf } from './keys-of';

const corner = css`
  width: ${space(10)};
  height: ${space(6)};
  border: 1px solid ${color('line-strong')};
`;

/** The radii of corners. */
export function Radius() {
  return keysOf(RADII).map((name) => (
    <State key={name} name={`${name}: ${RADII[name]}`}>
      <div css={corner} style={{ borderRadius: radius(name) }} />
    </State>
  ));
}
