import { css } from '@emotion/react';
import { layer, media, size, space } from '@storefront/ui/theme';
import { useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { t } from '../messages/t';
import { useToastEntry } from './toast-entry-code';
import { dismissToast, dismissToasts, type ShownToast, type ToastStore } from './toast.store';
import { useOpenDialog } from './use-open-dialog';

/**
 * Clear of the buttons that a shopper may want next: on a phone below the header, which has the menu and
 * the cart, because the purchase bar is at the bottom; on larger screens at the lower left, because the
 * buttons are at the right.
 */
const corner = css`
  position: fixed;
  inset: ${size('header')} ${space(1)} auto;
  z-index: ${layer('toast')};
  display: grid;
  pointer-events: none;

  ${media.desktop} {
    inset-block: auto ${space(3)};
    inset-inline: ${space(3)} auto;
    width: 400px;
  }
`;

/** On a phone, where a message covers much of the page, only the newest of each kind. */
const stack = css`
  display: grid;

  > * {
    margin-block: ${space(0.5)};
    pointer-events: auto;
  }

  ${media.phone} {
    > :not(:last-child) {
      display: none;
    }
  }
`;

interface ToasterProps {
  store: ToastStore;
}

/**
 * Short messages over the page, read out without taking the focus. While a modal dialog is open they
 * are rendered inside it, because everything outside of it is inert.
 */
export function Toaster({ store }: ToasterProps) {
  const toasts = useStore(store, (state) => state.toasts);
  const ToastEntry = useToastEntry(toasts.length);
  const dialog = useOpenDialog();
  // They would cover what the dialog is for.
  useEffect(() => {
    if (dialog) dismissToasts(store);
  }, [dialog, store]);

  const dismiss = useCallback((key: number) => dismissToast(store, key), [store]);
  const errors = toasts.filter(({ tone }) => tone === 'destructive');
  const others = toasts.filter(({ tone }) => tone !== 'destructive');

  const entryOf = (toast: ShownToast) =>
    ToastEntry ? <ToastEntry key={toast.key} toast={toast} onExpire={dismiss} /> : null;

  const content = (
    <div css={corner} role="region" aria-label={t('Notifications')}>
      <div css={stack} role="alert" aria-atomic={false}>
        {errors.map(entryOf)}
      </div>
      <div css={stack} role="status" aria-atomic={false}>
        {others.map(entryOf)}
      </div>
    </div>
  );
  return dialog ? createPortal(content, dialog) : content;
}
