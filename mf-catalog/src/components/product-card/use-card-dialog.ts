import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { useState, type ComponentType } from 'react';
import { preload } from '../../lib/preload';

/** Loads the code of the quick view. */
export const loadQuickView = () =>
  import(/* webpackChunkName: "quick-view" */ './quick-view').then((module) => module.QuickView);

/** Loads the code of the picker of choices. */
export const loadChoicePicker = () =>
  import(/* webpackChunkName: "choice-picker" */ './choice-picker').then(
    (module) => module.ChoicePicker,
  );

/**
 * A dialog of a card, whose code is loaded on demand. `Dialog` is undefined while it is closed; the button that opens it
 * calls `prepare` when it is pointed at or focused.
 */
export function useCardDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Loaded, ensureLoaded] = useLazyComponent(load);
  const [isOpen, setIsOpen] = useState(false);
  return {
    Dialog: isOpen ? Loaded : undefined,
    open: () => void ensureLoaded().then(setIsOpen),
    close: () => setIsOpen(false),
    prepare: () => preload(load),
  };
}
