import { useEffect, useRef, type SyntheticEvent } from 'react';

/**
 * Opens a `<dialog>` as a modal of the browser, which traps the focus while it is open and restores it
 * afterwards. `onClose` is called on Escape and on a click that begins and ends beside the dialog; the dialog
 * closes only when `open` becomes false, so that state and screen agree.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedOnBackdrop = useRef(false);

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
    // Dragging a text selection past the edge ends in a click on the backdrop, which must not close the dialog.
    function rememberPress(event: MouseEvent) {
      isPressedOnBackdrop.current = isOnBackdrop(element, event);
    }
    function closeFromBackdrop(event: MouseEvent) {
      if (isPressedOnBackdrop.current && isOnBackdrop(element, event)) onClose();
    }
    element?.addEventListener('pointerdown', rememberPress);
    element?.addEventListener('click', closeFromBackdrop);
    return () => {
      element?.removeEventListener('pointerdown', rememberPress);
      element?.removeEventListener('click', closeFromBackdrop);
    };
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

/** An event on the backdrop is one on the dialog element, but outside of its box. */
function isOnBackdrop(element: Element | null, { target, clientX, clientY }: MouseEvent): boolean {
  if (!element || target !== element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
