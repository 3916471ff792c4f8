import type { Root } from 'react-dom/client';
import type { FragmentPage, MountedFragment } from './mounted-fragment';
import { scheduleStart } from './schedule-start';

/**
 * Shows a fragment in an element once its start condition is met; returns the function that removes it. The code that
 * shows it is loaded then: most fragments of a page are never scrolled to.
 */
export function mountFragment(
  element: HTMLElement,
  mounted: MountedFragment,
  page: FragmentPage,
): () => void {
  const removal = new AbortController();
  let root: Root | undefined;

  async function show() {
    try {
      const { loadFragment, renderFragment } = await import(
        /* webpackChunkName: "fragment" */ './show-fragment'
      );
      const loaded = await loadFragment(mounted, page, removal.signal);
      if (!removal.signal.aborted) root = renderFragment(element, loaded, mounted, page);
    } catch (error) {
      if (removal.signal.aborted) return;
      console.error(`The fragment ${mounted.provider.fragment.name} could not be shown:`, error);
      mounted.onFailure();
    }
  }

  const stopWaiting = scheduleStart(element, mounted.provider.fragment.start, () => void show());
  return () => {
    stopWaiting();
    removal.abort();
    // Not at once: React refuses to unmount a root while it renders another.
    setTimeout(() => root?.unmount());
  };
}
