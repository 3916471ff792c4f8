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
import { createBrowserHost } from './app/create-browser-host';
import { createStores } from './app/create-stores';
import { createGuard } from './app/guard';
import { followSession } from './app/follow-session';
import { readPageData, ROOT_ID, type PageData } from './app/page-data';
import { keepTyped } from './app/keep-typed';
import { createRoutes } from './app/routes';
import { WhenShown } from './app/when-shown';
import { keepOverrides } from './development/kept-overrides';
import { showTools } from './development/show-tools';
import { browserSide } from './remotes/browser-side';
import { isPageHandle, type PageHandle } from './remotes/delegating-route';
import { connectFederation } from './remotes/federation';
import { liveRemotes } from './remotes/live-remotes';
import { createRemoteLoader } from './remotes/remote-loader';
import { createReporter, reportUncaught } from './remotes/version-reports';
import { createVersionsInUse } from './remotes/versions-in-use';
import { drawVisitor } from './remotes/visitor';
import { browserStorage } from './storage/browser-storage';
import { settledStoreInfo } from './store-info/store-info.store';
import { errorsLeaveWithTheirPage, errorsLeaveWithTheNextTry } from './toasts/errors-leave';

/** Time for a remote's code, over all its versions, in milliseconds. */
const REMOTE_TIMEOUT = 12_000;

async function start() {
  const page = readPageData();
  const session = browserStorage('sessionStorage');
  const elsewhere = keepOverrides(session, page.overrides, location.href);
  if (elsewhere !== undefined) {
    location.replace(elsewhere);
    return;
  }

  const stores = createStores(page.storeInfo);
  const host = createBrowserHost(stores, page.apiUrl);
  const visitor = page.watched.length > 0 ? drawVisitor() : undefined;
  const reporter = createReporter({ visitor, watched: page.watched });
  const remotes = liveRemotes(registryForVisitor(page.registry, visitor));
  const versions = createVersionsInUse(page.shell, remotes);
  reportUncaught(versions.folders, reporter);
  reporter.loaded(SHELL, page.shell.version);
  const loader = createRemoteLoader({
    loadRoutes: connectFederation(browserSide(remotes)),
    timeoutMs: REMOTE_TIMEOUT,
    onLoaded(remote, version) {
      versions.use(remote, version);
      reporter.loaded(remote, version);
    },
    onFailure(remote, version, error) {
      console.error(`${remote} ${version} could not be loaded:`, error);
      reporter.failed(remote, version, error);
    },
  });
  const guard = createGuard(host);
  const routes = createRoutes({ remotes, loader, guard, onBroken: reporter.failed });

  if (stores.storeInfo.getState().status !== 'loaded') void host.bus.send('store-info.refresh');
  await prepareMatched(routes);
  const canHydrate = isRenderedAlike(routes, page);

  const router = createBrowserRouter(routes, {
    ...(canHydrate && page.rendered ? { hydrationData: page.rendered.hydration } : {}),
    getContext: () => loaderContext(host, stores),
  });
  followSession(router, host);
  errorsLeaveWithTheirPage(stores.toasts, router);
  errorsLeaveWithTheNextTry(stores.toasts, document);

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}; the page server must send it.`);
  const application = (
    <WhenShown onShown={keepTyped(root)}>
      <Application host={host} shellState={stores}>
        <RouterProvider router={router} />
      </Application>
    </WhenShown>
  );
  if (canHydrate) hydrateRoot(root, application);
  else createRoot(root).render(application);
  showTools({ overrides: page.overrides, session, inUse: versions.inUse });
}

/** Loads the code of the page that was asked for; a failure shows later, in the page's place. */
async function prepareMatched(routes: RouteObject[]) {
  const publicPages = pagesAt(routes).filter(({ access }) => access === 'public');
  await Promise.allSettled(publicPages.map((page) => page.prepare()));
}

/** True when the browser ended up with the same version of everything that the server rendered. */
function isRenderedAlike(routes: RouteObject[], { rendered }: PageData): boolean {
  return (
    rendered !== undefined &&
    pagesAt(routes).every((page) => page.version() === rendered.versions[page.remote])
  );
}

/** The remotes' pages that the address asks for. */
function pagesAt(routes: RouteObject[]): PageHandle[] {
  const matches = matchRoutes(routes, location) ?? [];
  return matches.map(({ route }): unknown => route.handle).filter(isPageHandle);
}

function loaderContext(host: Host, stores: ReturnType<typeof createStores>) {
  const context = new RouterContextProvider();
  context.set(loaderServices, {
    http: host.http,
    storeInfo: () => settledStoreInfo(stores.storeInfo),
  });
  return context;
}

void start();
