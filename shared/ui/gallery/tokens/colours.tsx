import { css } from '@emotion/react';
import { color, radius, space, text } from '../../src/theme';
import { contrast } from '../../src/theme/contrast';
import { COLORS } from '../../src/theme/tokens';
import { State } from '../parts/state';

const BACKGROUNDS = ['page', 'raised', 'overlay'] as const;

const swatch = css`
  width: 140px;
  height: ${space(8)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('sm')};
  forced-color-adjust: none;
`;

const details = css`
  color: ${color('text-soft')};
  font-size: ${text('xs')};
  font-variant-numeric: tabular-nums;
`;

/** Every colour, with the contrast of hex colours on the three backgrounds. */
export function Colours() {
  return Object.entries(COLORS).map(([name, value]) => (
    <State key={name} name={name}>
      <div css={swatch} style={{ background: value }} />
      <p css={details}>{value}</p>
      <p css={details}>
        {value.startsWith('#')
          ? BACKGROUNDS.map((ground) => contrast(value, COLORS[ground]).toFixed(1)).join(' · ')
          : '–'}
      </p>
    </State>
  ));
}
