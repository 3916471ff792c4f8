import { css } from '@emotion/react';
import { color, space } from '@storefront/ui/theme';
import { oneLine } from './console.styles';

interface ScriptWeightProps {
  /** What the scripts weigh, in kilobytes. */
  scripts: number;
  /** What they may weigh. */
  budget: number;
}

const bar = css`
  display: block;
  inline-size: ${space(14)};
  block-size: ${space(0.5)};
  margin-block-start: ${space(0.5)};
  background: ${color('line')};
`;

const used = css`
  display: block;
  block-size: 100%;
  background: ${color('accent')};
`;

/** Of at least this share of the budget, the rest is little. */
const NEARLY_ALL = 0.95;

const nearlyAllUsed = css`
  background: ${color('status-red')};
`;

/** What a version's scripts weigh of its budget, as a text and a bar. */
export function ScriptWeight({ scripts, budget }: ScriptWeightProps) {
  const share = Math.min(1, scripts / budget);
  return (
    <span css={oneLine}>
      {scripts.toFixed(1)} of {budget} kB
      <span css={bar} aria-hidden>
        <span
          css={[used, share >= NEARLY_ALL && nearlyAllUsed]}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}
