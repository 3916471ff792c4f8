import { useEffect, useRef, type SyntheticEvent } from 'react';

/**
 * Makes a `<dialog>` modal with the browser's own means: it keeps the focus while open and then
 * gives it back. `onClose` is called on Escape and on a click beside the dialog; only `open` closes
 * it, so that the state and the screen agree.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  useEffect(() => {
    const element = ref.current;
    function closeFromBackdrop(event: MouseEvent) {
      if (event.target === element && !isInside(element, event)) onClose();
    }
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // A second Escape closes it in the browser although the first was prevented.
      if (open && !event.currentTarget.open) onClose();
    },
  };
}

/** A click on the backdrop is one on the dialog element, but outside of its box. */
function isInside(element: Element | null, { clientX, clientY }: MouseEvent): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
