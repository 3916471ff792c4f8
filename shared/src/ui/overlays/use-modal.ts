import { useEffect, useRef, type SyntheticEvent } from 'react';

/**
 * Opens a `<dialog>` as a modal of the browser, which traps the focus while it is open and restores it
 * afterwards. `onClose` is called on Escape and on a click beside the dialog; the dialog closes only when
 * `open` becomes false, so that state and screen agree.
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
      // Browsers close the dialog at a second Escape even if the first was prevented.
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
