import { createRoot } from 'react-dom/client';
import { BoundaryOverlay } from '../boundaries/boundary-overlay';
import { OverrideBanner } from '../overrides/override-banner';
import type { Override } from '../overrides/overrides';
import { clearStoredOverrides } from '../overrides/stored-overrides';
import type { VersionFolder } from '../remotes/loaded-versions';
import type { KeyValueStorage } from '../storage/browser-storage';

/** Query parameter that outlines the page's parts by owner until the page is closed. */
const BOUNDARIES_PARAMETER = 'boundaries';

interface DeveloperOverlayOptions {
  overrides: Override[];
  /** The tab's sessionStorage. */
  session: KeyValueStorage;
  loadedVersion: (app: string) => VersionFolder | undefined;
}

/**
 * Renders the overlays that the address requests. They have a React root of their own, so that the shop's
 * tree stays the one that the server rendered.
 */
export function renderDeveloperOverlays({
  overrides,
  session,
  loadedVersion,
}: DeveloperOverlayOptions) {
  const showBoundaries = new URLSearchParams(location.search).has(BOUNDARIES_PARAMETER);
  if (overrides.length === 0 && !showBoundaries) return;
  const reset = () => location.assign(clearStoredOverrides(session, location.href));
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <>
      {overrides.length > 0 ? <OverrideBanner overrides={overrides} onReset={reset} /> : null}
      {showBoundaries ? <BoundaryOverlay loadedVersion={loadedVersion} /> : null}
    </>,
  );
}
