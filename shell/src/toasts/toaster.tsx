import { css } from '@emotion/react';
import { layer, media, space } from '@storefront/shared/theme';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useShellState, useToasts } from '../app/shell-state';
import { ToastEntry } from './toast-entry';
import { dismissToast } from './toast.store';
import { useOpenDialog } from './use-open-dialog';

/**
 * Where no page has what one is after: on a phone over the header, for the bars that buy are below
 * and the heading is under it; elsewhere at the lower left, for what buys stands at the right.
 */
const corner = css`
  position: fixed;
  inset: calc(${space(1)} + env(safe-area-inset-top)) ${space(1)} auto;
  z-index: ${layer('toast')};
  display: grid;
  pointer-events: none;

  ${media.desktop} {
    inset: auto auto ${space(3)} ${space(3)};
    width: 400px;
  }
`;

const stack = css`
  display: grid;

  > * {
    margin-block: ${space(0.5)};
    pointer-events: auto;
  }
`;

/**
 * Short messages over the page, read out without taking the focus. While a dialog is open they are
 * in it: all else is behind it, and nothing behind it can be heard or pressed.
 */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const dialog = useOpenDialog();
  const { toasts: store } = useShellState();
  const dismiss = useCallback((key: number) => dismissToast(store, key), [store]);
  const errors = toasts.filter(({ tone }) => tone === 'destructive');
  const others = toasts.filter(({ tone }) => tone !== 'destructive');

  const content = (
    <div css={corner} role="region" aria-label="Notifications">
      <div css={stack} role="alert" aria-atomic={false}>
        {errors.map((toast) => (
          <ToastEntry key={toast.key} toast={toast} onGone={dismiss} />
        ))}
      </div>
      <div css={stack} role="status" aria-atomic={false}>
        {others.map((toast) => (
          <ToastEntry key={toast.key} toast={toast} onGone={dismiss} />
        ))}
      </div>
    </div>
  );
  return dialog ? createPortal(content, dialog) : content;
}
