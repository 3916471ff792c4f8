import { useEffect, useRef, type SyntheticEvent } from 'react';

/**
 * What makes a `<dialog>` modal, the browser's own way: it holds the focus while open and gives it
 * back to where it was. `onClose` is called when the shopper asks for it, by Escape or by a click
 * beside it; only `open` closes it, so that state and screen agree.
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
      // A second Escape closes it whatever the first one's handler said.
      if (open && !event.currentTarget.open) onClose();
    },
  };
}

/** The backdrop belongs to the dialog element: a click is beside it when it is out of its box. */
function isInside(element: Element | null, { clientX, clientY }: MouseEvent): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
