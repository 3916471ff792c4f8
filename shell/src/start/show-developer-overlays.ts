import type { Override } from '../overrides/overrides';
import type { VersionFolder } from '../remotes/loaded-versions';
import type { KeyValueStorage } from '../storage/browser-storage';

/** Query parameter that outlines the page's parts by owner until the page is closed. */
const BOUNDARIES_PARAMETER = 'boundaries';

export interface DeveloperOverlayOptions {
  overrides: Override[];
  /** The tab's sessionStorage. */
  session: KeyValueStorage;
  loadedVersion: (app: string) => VersionFolder | undefined;
}

/** Shows the overlays that the address requests. Shoppers don't load their code. */
export async function showDeveloperOverlays(options: DeveloperOverlayOptions): Promise<void> {
  const showBoundaries = new URLSearchParams(location.search).has(BOUNDARIES_PARAMETER);
  if (options.overrides.length === 0 && !showBoundaries) return;
  const { renderDeveloperOverlays } = await import(
    /* webpackChunkName: "developer-overlays" */ './developer-overlays'
  );
  renderDeveloperOverlays({ ...options, showBoundaries });
}
