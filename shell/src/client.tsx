import { SHELL } from '@storefront/shared/contracts/registry';
import { registryForVisitor } from '@storefront/shared/contracts/served-versions';
import { loaderServices, type Host } from '@storefront/shared/host';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from '@storefront/shared/router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Application } from './app/application';
import { renderDeveloperOverlays } from './app/developer-overlays';
import { createGuard } from './app/guard';
import { readPageData, ROOT_ID, type PageData } from './app/page-data';
import { revalidateOnSessionChange } from './app/revalidate-on-session-change';
import { createRoutes } from './app/routes';
import { createBrowserHost } from './host/create-browser-host';
import { AfterMount } from './hydration/after-mount';
import { preserveInputDuringHydration } from './hydration/preserve-input-during-hydration';
import { syncStoredOverrides } from './overrides/stored-overrides';
import { browserEnvironment } from './remotes/browser-environment';
import { isPageHandle, type PageHandle } from './remotes/delegating-route';
import { connectFederation } from './remotes/federation';
import { trackLoadedVersions } from './remotes/loaded-versions';
import { registeredRemotes } from './remotes/registered-remotes';
import { createRemoteLoader } from './remotes/remote-loader';
import { TIME_LIMITS } from './remotes/time-limits';
import { getOrCreateVisitorId } from './remotes/visitor-cookie';
import { createStores, type Stores } from './state/create-stores';
import { browserStorage } from './storage/browser-storage';
import { settledStoreInfo } from './store-info/store-info.store';
import { createLoadReporter, reportUncaughtErrors } from './telemetry/load-reporter';
import { dismissErrorsOnNavigation, dismissErrorsOnSubmit } from './toasts/dismiss-errors';

async function start() {
  const page = readPageData();
  const session = browserStorage('sessionStorage');
  const addressWithOverrides = syncStoredOverrides(session, page.overrides, location.href);
  if (addressWithOverrides !== undefined) {
    location.replace(addressWithOverrides);
    return;
  }

  const stores = createStores(page.storeInfo);
  const host = createBrowserHost(stores, page.apiUrl);
  const visitor = page.watched.length > 0 ? getOrCreateVisitorId() : undefined;
  const reporter = createLoadReporter({ watched: page.watched });
  const remotes = registeredRemotes(registryForVisitor(page.registry, visitor));
  const versions = trackLoadedVersions(page.shell, remotes);
  reportUncaughtErrors(versions.folders, reporter);
  reporter.loaded(SHELL, page.shell.version);
  const loader = createRemoteLoader({
    loadRoutes: connectFederation(browserEnvironment(remotes)),
    timeoutMs: TIME_LIMITS.browser.page,
    onLoaded(remote, version) {
      versions.setLoaded(remote, version);
      reporter.loaded(remote, version);
    },
    onFailure(remote, version, error) {
      console.error(`${remote} ${version} could not be loaded:`, error);
      reporter.failed(remote, version, error);
    },
  });
  const guard = createGuard(host);
  const routes = createRoutes({
    remotes,
    loader,
    guard,
    onRenderError: reporter.failed,
    onFrameError: (error) => reporter.failed(SHELL, page.shell.version, error),
  });

  if (stores.storeInfo.getState().status !== 'loaded') void host.bus.send('store-info.refresh');
  await loadMatchedPages(routes);
  const canHydrate = hasServerVersions(routes, page);

  const router = createBrowserRouter(routes, {
    ...(canHydrate && page.rendered ? { hydrationData: page.rendered.hydration } : {}),
    getContext: () => loaderContext(host, stores),
  });
  revalidateOnSessionChange(router, host);
  dismissErrorsOnNavigation(stores.toasts, router);
  dismissErrorsOnSubmit(stores.toasts, document);

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}; the page server must send it.`);
  const application = (
    <AfterMount onMount={preserveInputDuringHydration(root)}>
      <Application host={host} shellStores={stores}>
        <RouterProvider router={router} />
      </Application>
    </AfterMount>
  );
  if (canHydrate) hydrateRoot(root, application);
  else createRoot(root).render(application);
  const { loadedVersion } = versions;
  renderDeveloperOverlays({ overrides: page.overrides, session, loadedVersion });
}

/** Loads the code of the requested page; if that fails, the page's error boundary shows it later. */
async function loadMatchedPages(routes: RouteObject[]) {
  const publicPages = matchedPages(routes).filter(({ access }) => access === 'public');
  await Promise.allSettled(publicPages.map((page) => page.load()));
}

/** True when the browser loaded the same version of each remote that the server rendered with. */
function hasServerVersions(routes: RouteObject[], { rendered }: PageData): boolean {
  return (
    rendered !== undefined &&
    matchedPages(routes).every((page) => page.version() === rendered.versions[page.remote])
  );
}

/** The remotes' pages that match the current address. */
function matchedPages(routes: RouteObject[]): PageHandle[] {
  const matches = matchRoutes(routes, location) ?? [];
  return matches.map(({ route }): unknown => route.handle).filter(isPageHandle);
}

function loaderContext(host: Host, stores: Stores) {
  const context = new RouterContextProvider();
  context.set(loaderServices, {
    http: host.http,
    storeInfo: () => settledStoreInfo(stores.storeInfo),
  });
  return context;
}

void start();
