import type { DataRouter } from '@storefront/host/router';
import { createRoot } from 'react-dom/client';
import { BoundaryOverlay } from '../boundaries/boundary-overlay';
import { keepOverridesInAddress } from '../overrides/keep-in-address';
import { OverrideBanner } from '../overrides/override-banner';
import { clearStoredOverrides } from '../overrides/stored-overrides';
import type { Override } from '../overrides/overrides';
import type { VersionFolder } from '../remotes/loaded-versions';
import type { KeyValueStorage } from '../storage/browser-storage';

export interface DeveloperOverlayOptions {
  overrides: Override[];
  router: Pick<DataRouter, 'subscribe'>;
  /** The tab's sessionStorage. */
  session: KeyValueStorage;
  loadedVersion: (app: string) => VersionFolder | undefined;
}

/**
 * Renders the banner of overrides, and the outlines of the page's parts. They have a React root of their own,
 * so that the shop's tree stays the one that the server rendered.
 */
export function renderDeveloperOverlays({
  overrides,
  router,
  session,
  loadedVersion,
  showBoundaries,
}: DeveloperOverlayOptions & { showBoundaries: boolean }) {
  if (overrides.length > 0) keepOverridesInAddress(router, session);
  const reset = () => location.assign(clearStoredOverrides(session, location.href));
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <>
      {overrides.length > 0 ? <OverrideBanner overrides={overrides} onReset={reset} /> : null}
      {showBoundaries ? <BoundaryOverlay loadedVersion={loadedVersion} /> : null}
    </>,
  );
}
