import { css, keyframes } from '@emotion/react';
import type { Ref } from 'react';
import { color, elevation, radius, space, text } from '../theme';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../media/icon';
import { t } from '../messages/t';

const enter = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const toast = css`
  --toast-ink: ${color('accent')};
  --toast-ground: ${color('overlay')};

  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(1)};
  padding-inline: ${space(2)} ${space(0.5)};
  border: 1px solid ${color('line')};
  border-inline-start: 2px solid var(--toast-ink);
  border-radius: ${radius('sm')};
  background: var(--toast-ground);
  color: ${color('text')};
  box-shadow: ${elevation('overlay')};
  animation: ${enter} var(--duration-base) var(--ease);

  > svg {
    color: var(--toast-ink);
  }
`;

const tones = {
  default: undefined,
  destructive: css`
    --toast-ink: ${color('destructive')};
    --toast-ground: ${color('destructive-ground')};
  `,
};

const message = css`
  flex: 1;
  min-width: 0;
  padding-block: ${space(0.5)};
  font-size: ${text('sm')};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const titleStyle = css`
  font-weight: 600;
`;

const descriptionStyle = css`
  color: ${color('text-soft')};
`;

interface ToastProps {
  title: string;
  description?: string | undefined;
  /** `destructive` says that something failed. */
  tone?: keyof typeof tones | undefined;
  onDismiss: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A short message over the page. Render it in a live region, so that screen readers announce it. */
export function Toast({ title, description, tone = 'default', onDismiss, ref }: ToastProps) {
  return (
    <div ref={ref} css={[toast, tones[tone]]} data-tone={tone}>
      {tone === 'destructive' ? <Icon name="alert" /> : null}
      <div css={message}>
        <p css={titleStyle}>{title}</p>
        {description ? <p css={descriptionStyle}>{description}</p> : null}
      </div>
      <IconButton icon="close" label={t('Dismiss')} onClick={onDismiss} />
    </div>
  );
}
