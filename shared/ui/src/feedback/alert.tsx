import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space } from '../theme';
import { Icon } from '../media/icon';

/** With a line at the side; line and icon have the tone's colour. */
const alert = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-inline-start: 2px solid var(--alert-ink);
  background: ${color('raised')};
  color: ${color('text')};
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 0.15em;
    color: var(--alert-ink);
  }
`;

const tones = {
  destructive: css({ '--alert-ink': color('destructive') }),
  notice: css({ '--alert-ink': color('accent') }),
  success: css({ '--alert-ink': color('status-green') }),
};

const content = css`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`;

/** Some distance between what happened and what the shopper can do. */
const actions = css`
  padding-block-start: ${space(1)};
`;

const titleStyle = css`
  font-weight: 600;
`;

const ICONS = { destructive: 'alert', notice: 'info', success: 'check' } as const;

type AlertTone = keyof typeof tones;

interface AlertProps {
  /**
   * `destructive`, the default, is for failures and interrupts screen readers; the others wait for a pause.
   */
  tone?: AlertTone;
  /** What happened, in a few words. */
  title?: string;
  /** What happened, or what the shopper can do. */
  children?: ReactNode;
  /** A button or link that lets the shopper continue. */
  action?: ReactNode;
}

/** A panel that reports an event, most often a failure; screen readers announce it when it appears. */
export function Alert({ tone = 'destructive', title, children, action }: AlertProps) {
  return (
    <div
      css={[alert, tones[tone]]}
      role={tone === 'destructive' ? 'alert' : 'status'}
      data-tone={tone}
    >
      <Icon name={ICONS[tone]} />
      <div css={content}>
        {title ? <p css={titleStyle}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div css={actions}>{action}</div> : null}
      </div>
    </div>
  );
}
