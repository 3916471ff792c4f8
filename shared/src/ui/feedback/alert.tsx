import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import { actions, alert, content, title as titleStyle, tones } from './alert.styles';

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

const ICONS = { destructive: 'alert', notice: 'info', success: 'check' } as const;
