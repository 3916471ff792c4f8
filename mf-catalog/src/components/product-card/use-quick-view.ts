import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import { useState } from 'react';
import { preload } from '../../lib/preload';

const loadQuickView = () =>
  import(/* webpackChunkName: "quick-view" */ './quick-view').then((module) => module.QuickView);

/**
 * The quick view of a product, whose code is loaded on demand. `QuickView` is undefined while it is closed; the button that
 * opens it calls `prepare` when it is pointed at or focused.
 */
export function useQuickView() {
  const [Loaded, ensureLoaded] = useLazyComponent(loadQuickView);
  const [isOpen, setIsOpen] = useState(false);
  return {
    QuickView: isOpen ? Loaded : undefined,
    open: () => void ensureLoaded().then(setIsOpen),
    close: () => setIsOpen(false),
    prepare: () => preload(loadQuickView),
  };
}
