import { createRoot } from 'react-dom/client';
import type { VersionFolder } from '../remotes/versions-in-use';
import type { KeyValueStorage } from '../storage/browser-storage';
import { Boundaries } from './boundaries';
import { dropOverrides } from './kept-overrides';
import { OverrideBanner } from './override-banner';
import type { Override } from './overrides';

/** Query parameter that shows who owns what for as long as the page is open. */
const BOUNDARIES_PARAMETER = 'boundaries';

interface Tools {
  overrides: Override[];
  /** The tab's storage. */
  session: KeyValueStorage;
  inUse: (app: string) => VersionFolder | undefined;
}

/**
 * Shows what those who work on a remote asked for in the address; beside the shop, whose own tree
 * stays as the server rendered it.
 */
export function showTools({ overrides, session, inUse }: Tools) {
  const asksForBoundaries = new URLSearchParams(location.search).has(BOUNDARIES_PARAMETER);
  if (overrides.length === 0 && !asksForBoundaries) return;
  const reset = () => location.assign(dropOverrides(session, location.href));
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <>
      {overrides.length > 0 ? <OverrideBanner overrides={overrides} onReset={reset} /> : null}
      {asksForBoundaries ? <Boundaries inUse={inUse} /> : null}
    </>,
  );
}
