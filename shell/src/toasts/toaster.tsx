import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useLocation } from '@storefront/host/router';
import { layer, media, size, space } from '@storefront/ui/theme';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { t } from '../messages/t';
import { useToastCode } from './toast-code';
import { dismissToast, dismissToasts, type ShownToast, type ToastStore } from './toast.store';
import { useOpenDialog } from './use-open-dialog';

/**
 * Clear of headings, of the choices and the fields of a page, and of the buttons that a shopper may want next: on a phone
 * above the bars at its bottom; on larger screens below the header, at the end, where headings
 * don't reach. A dialog that is open there has its own heading in that corner.
 */
const corner = css`
  position: fixed;
  inset: auto ${space(1)} var(--bottom-bars, ${space(1)});
  z-index: ${layer('toast')};
  display: grid;
  pointer-events: none;

  ${media.desktop} {
    inset-block: ${size('header')} auto;
    inset-inline: auto ${space(3)};
    width: 360px;

    dialog & {
      inset-block: auto ${space(3)};
      inset-inline: ${space(3)} auto;
    }
  }
`;

/**
 * Where a product's page, which on a phone has its heading above the purchase bar, has its picture; and where no other page
 * has its main action if that is in the usual place.
 */
const otherPlace = css`
  ${media.phone} {
    inset-block: ${size('header')} auto;
  }

  ${media.desktop} {
    inset-block: auto ${space(3)};
    inset-inline: ${space(3)} auto;
  }
`;

const stack = css`
  display: grid;

  > * {
    margin-block: ${space(0.5)};
    pointer-events: auto;
  }
`;

/** On a phone, where a message covers much of the page, only the newest is shown. */
const older = css`
  ${media.phone} {
    display: none;
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
  const code = useToastCode(toasts.length);
  const region = useRef<HTMLDivElement>(null);
  const [isMoved, setIsMoved] = useState(false);
  const dialog = useOpenDialog();
  const isOverPicture = useLocation().pathname.startsWith(pagePaths.product('')) && !dialog;
  // They would cover what the dialog is for.
  useEffect(() => {
    if (dialog) dismissToasts(store);
  }, [dialog, store]);

  const dismiss = useCallback((key: number) => dismissToast(store, key), [store]);
  const errors = toasts.filter(({ tone }) => tone === 'destructive');
  const others = toasts.filter(({ tone }) => tone !== 'destructive');

  const newest = toasts.at(-1);

  const entryOf = (toast: ShownToast) =>
    code ? (
      <div key={toast.key} css={toast !== newest && older}>
        <code.ToastEntry toast={toast} onExpire={dismiss} />
      </div>
    ) : null;

  const content = (
    <div
      ref={region}
      css={[corner, (isOverPicture || isMoved) && otherPlace]}
      role="region"
      aria-label={t('Notifications')}
    >
      {code && newest && !isOverPicture ? (
        <code.ToastPlace region={region} isMoved={isMoved} onMove={setIsMoved} />
      ) : null}
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
