import { css } from '@emotion/react';
import { color } from '@storefront/ui/theme';
import { t } from '../../messages/t';

/** Five stars by a mask, filled from the left; they keep their colours in forced-colors mode, because they are a picture. */
const stars = css`
  flex: none;
  display: inline-block;
  width: 5em;
  height: 1em;
  background: ${color('line-strong')} linear-gradient(${color('accent')} 0 0) no-repeat;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='m10 2 2.4 5.3 5.8.6-4.3 3.9 1.2 5.7-5.1-2.9-5.1 2.9 1.2-5.7L1.8 7.9l5.8-.6Z'/%3E%3C/svg%3E")
    0 / 1em;
  forced-color-adjust: none;
`;

interface StarsProps {
  /** From 0 to 5. */
  value: number;
}

/** A rating as stars. */
export function Stars({ value }: StarsProps) {
  return (
    <span
      css={stars}
      role="img"
      aria-label={t('{value} out of 5 stars', { value })}
      style={{ backgroundSize: `${value * 20}%` }}
    />
  );
}
