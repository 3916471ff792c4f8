import { isModifiedClick } from '@storefront/host/browser/is-modified-click';
import { useCallback, useEffect, useState, type ComponentType, type MouseEvent } from 'react';

interface LinkDialogOptions<Props> {
  /** False where the link only leads to its page. */
  isAvailable: boolean;
  /** Imports the dialog; the same function in each render. */
  importDialog: () => Promise<ComponentType<Props>>;
  /** True once the dialog should be shown. */
  isWanted: boolean;
  onOpen: () => void;
  /** Called if the dialog is wanted and can't be loaded; the same function unless it does something else. */
  onFailure: () => void;
}

/** A dialog that a link opens instead of its page; its code is loaded when the link is pointed at or focused. */
export function useLinkDialog<Props>({
  isAvailable,
  importDialog,
  isWanted,
  onOpen,
  onFailure,
}: LinkDialogOptions<Props>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const load = useCallback(
    () => importDialog().then((component) => setDialog(() => component)),
    [importDialog],
  );

  useEffect(() => {
    if (isAvailable && isWanted) load().catch(onFailure);
  }, [isAvailable, isWanted, load, onFailure]);

  /** Loads the dialog and its content. */
  function prepare() {
    // A click retries.
    if (isAvailable) load().catch(() => undefined);
  }

  /** Opens the dialog instead of the link's page. */
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isAvailable || isModifiedClick(event)) return;
    event.preventDefault();
    // Not every browser focuses a link that is clicked, and the dialog gives the focus back.
    event.currentTarget.focus();
    onOpen();
  }

  return { Dialog, open, prepare };
}
