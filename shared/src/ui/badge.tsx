import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space, text, tracking } from '../theme';

const badge = css`
  display: inline-flex;
  align-items: center;
  padding: ${space(0.25)} ${space(1)};
  border: 1px solid currentcolor;
  border-radius: ${radius('sm')};
  background: ${color('page')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  line-height: 1.5;
  text-transform: uppercase;
  white-space: nowrap;
`;

const tones = {
  neutral: css({ color: color('status-neutral') }),
  accent: css({ color: color('accent') }),
  sale: css({ color: color('sale') }),
  yellow: css({ color: color('status-yellow') }),
  blue: css({ color: color('status-blue') }),
  purple: css({ color: color('status-purple') }),
  green: css({ color: color('status-green') }),
  red: css({ color: color('status-red') }),
};

export type BadgeTone = keyof typeof tones;

interface BadgeProps {
  /** Takes what `orderStatusTone` gives. */
  tone?: BadgeTone;
  children: ReactNode;
}

/** A word or two that stand out: a status, "Sale". */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span css={[badge, tones[tone]]} data-tone={tone}>
      {children}
    </span>
  );
}
