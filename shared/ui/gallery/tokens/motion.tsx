import { css } from '@emotion/react';
import { color, motion, space } from '../../src/theme';
import { DURATIONS, EASE } from '../../src/theme/tokens';
import { State } from '../parts/state';
import { keysOf } from './keys-of';

const track = css`
  width: ${space(25)};
  padding: ${space(1)};
  border: 1px solid ${color('line')};

  > div {
    width: ${space(3)};
    height: ${space(3)};
    background: ${color('accent')};
  }

  &:hover > div {
    transform: translateX(${space(20)});
  }
`;

/** The durations; each square moves while the pointer is on it. */
export function Motion() {
  return keysOf(DURATIONS).map((name) => (
    <State key={name} name={`${name}: ${DURATIONS[name]}, ${EASE}`}>
      <div css={track}>
        <div style={{ transition: motion('transform', name) }} />
      </div>
    </State>
  ));
}
