import { css } from '@emotion/react';
import { color, elevation, space } from '../../src/theme';
import { ELEVATIONS } from '../../src/theme/tokens';
import { State } from '../parts/state';
import { keysOf } from './keys-of';

// On the lightest background, because a shadow on near-black is hardly visible.
const background = css`
  padding: ${space(5)};
  background: ${color('line')};
`;

const card = css`
  width: ${space(20)};
  height: ${space(8)};
  background: ${color('overlay')};
`;

/** The shadows of elements above the page. */
export function Elevation() {
  return keysOf(ELEVATIONS).map((name) => (
    <State key={name} name={name}>
      <div css={background}>
        <div css={card} style={{ boxShadow: elevation(name) }} />
      </div>
    </State>
  ));
}
