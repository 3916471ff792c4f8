import { css, keyframes } from '@emotion/react';
import { color, layer, media, radius, space, text } from '@storefront/shared/theme';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { useShellState, useToasts } from '../app/shell-state';
import { dismissToast } from '../toasts/toast.store';

const enter = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const corner = css`
  position: fixed;
  inset: auto ${space(2)} calc(72px + env(safe-area-inset-bottom)) ${space(2)};
  z-index: ${layer('toast')};
  display: grid;
  gap: ${space(1)};
  pointer-events: none;

  ${media.desktop} {
    inset: auto ${space(3)} ${space(3)} auto;
    width: 380px;
  }
`;

const toastStyle = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(1)};
  padding: ${space(1.5)} ${space(1)} ${space(1.5)} ${space(2)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  background: ${color('overlay')};
  animation: ${enter} 240ms ease-out;
  pointer-events: auto;
`;

const destructive = css`
  border-color: ${color('destructive')};
  background: ${color('destructive-ground')};
`;

const titleStyle = css`
  font-weight: 600;
`;

const descriptionStyle = css`
  font-size: ${text('sm')};
  color: ${color('text-soft')};
`;

/** Short messages in the corner; read out without taking the focus. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const { toasts: store } = useShellState();
  return (
    <div css={corner} role="region" aria-label="Notifications" aria-live="polite">
      {toasts.map(({ key, title, description, tone }) => (
        <div
          key={key}
          css={[toastStyle, tone === 'destructive' && destructive]}
          role={tone === 'destructive' ? 'alert' : 'status'}
        >
          <div>
            <p css={titleStyle}>{title}</p>
            {description && <p css={descriptionStyle}>{description}</p>}
          </div>
          <IconButton icon="close" label="Dismiss" onClick={() => dismissToast(store, key)} />
        </div>
      ))}
    </div>
  );
}
