import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space, text } from '../theme';

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  max-width: 100%;
  padding: ${space(0.25)} ${space(1)};
  border: 1px solid color-mix(in srgb, currentcolor 45%, transparent);
  border-radius: ${radius('sm')};
  /* A background of its own, so that it can be read on any picture. */
  background: ${color('page')};
  font-size: ${text('xs')};
  font-weight: 500;
  letter-spacing: 0.04em;
  line-height: 1.5;
  overflow-wrap: anywhere;
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
  /** Includes every tone that `orderStatusTone` returns. */
  tone?: BadgeTone;
  children: ReactNode;
}

/** A word or two: an order's status, "Sale". */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span css={[badge, tones[tone]]} data-tone={tone}>
      {children}
    </span>
  );
}
