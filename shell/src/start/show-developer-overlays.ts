import type { DeveloperOverlayOptions } from './developer-overlays';

/** Query parameter that outlines the page's parts by owner until the page is closed. */
const BOUNDARIES_PARAMETER = 'boundaries';

/** Shows the overlays that the address requests. Shoppers don't load their code. */
export async function showDeveloperOverlays(options: DeveloperOverlayOptions): Promise<void> {
  const showBoundaries = new URLSearchParams(location.search).has(BOUNDARIES_PARAMETER);
  if (options.overrides.length === 0 && !showBoundaries) return;
  const { renderDeveloperOverlays } = await import(
    /* webpackChunkName: "developer-overlays" */ './developer-overlays'
  );
  renderDeveloperOverlays({ ...options, showBoundaries });
}
