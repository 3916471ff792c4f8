import { STORAGE_KEYS } from '@storefront/host/contracts';
import { SHELL, SOURCE_VERSION } from '@storefront/host/contracts/registry';
import { registryForVisitor } from '@storefront/host/contracts/served-versions';
import { loaderServices, type Host, type LoaderServices } from '@storefront/host';
import { currentLanguage } from '@storefront/host/messages';
import { SOURCE_LANGUAGE } from '@storefront/host/messages/language';
import {
  createBrowserRouter,
  RouterContextProvider,
  RouterProvider,
} from '@storefront/host/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Application } from '../app/application';
import { createGuard } from '../app/guard';
import { readPageData, ROOT_ID } from '../app/page-data';
import { revalidateOnSessionChange } from '../app/revalidate-on-session-change';
import { createRoutes } from '../app/routes';
import { createBrowserSlot } from '../fragments/browser-slot';
import type { FragmentPage } from '../fragments/mounted-fragment';
import { createBrowserHost } from '../host/create-browser-host';
import { prepareHttp } from '../http/create-http';
import { preserveInputDuringHydration } from '../hydration/preserve-input-during-hydration';
import { basenameOf } from '../languages/languages';
import { holdUntilHydrated } from '../navigation/hold-until-hydrated';
import { createPageLoads } from '../navigation/page-loads';
import { createPageNavigation } from '../navigation/page-navigation';
import { prefetchLinks } from '../navigation/prefetch-links';
import { scrollKey } from '../navigation/scroll-key';
import { withViewTransitions } from '../navigation/view-transitions';
import { onFirstInteraction } from '../page/first-interaction';
import { connectContainers } from '../remotes/browser/containers';
import { guardScripts } from '../remotes/browser/script-guard';
import type { LoadModule } from '../remotes/load-module';
import { trackLoadedVersions } from '../remotes/loaded-versions';
import { registeredRemotes } from '../remotes/registered-remotes';
import { createRemoteLoader } from '../remotes/remote-loader';
import { TIME_LIMITS } from '../remotes/time-limits';
import { getOrCreateVisitorId } from '../remotes/visitor-cookie';
import { createStores } from '../state/create-stores';
import { openBrowserStorage } from '../storage/browser-storage';
import { settledStoreInfo } from '../store-info/store-info.store';
import { createLoadReporter, reportUncaughtErrors } from '../telemetry/load-reporter';
import { dismissErrorsOnRetry, dismissToastsOnNavigation } from '../toasts/dismiss-outdated-toasts';
import { prepareToasts } from '../toasts/toast-code';
import { showDeveloperOverlays } from './show-developer-overlays';
import { loadRenderedPage } from './load-rendered-page';
import { nextTask } from './next-task';

/** Starts the shop in the page that the server sent, in several tasks. */
export async function startShop(): Promise<void> {
  const page = readPageData();
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}; the page server must send it.`);
  const hasOverrides = page.overrides.length > 0;
  const session = openBrowserStorage('sessionStorage');
  if (hasOverrides || session.get(STORAGE_KEYS.overrides) !== undefined) {
    const { syncStoredOverrides } = await import(
      /* webpackChunkName: "developer-overlays" */ '../overrides/stored-overrides'
    );
    const address = syncStoredOverrides(session, hasOverrides, location.href);
    if (address !== undefined) {
      location.replace(address);
      return;
    }
  }

  const stores = createStores(page.storeInfo);
  const visitor = page.watched.length > 0 ? getOrCreateVisitorId() : undefined;
  const remotes = registeredRemotes(registryForVisitor(page.registry, visitor));
  const FragmentSlot = createBrowserSlot({
    remotes,
    rendered: page.rendered?.fragments ?? [],
    page: () => fragmentPage,
  });
  const host = createBrowserHost(stores, FragmentSlot, page.apiUrl);
  const reporter = createLoadReporter({ watched: page.watched, isSilent: hasOverrides });
  const versions = trackLoadedVersions(page.shell, remotes);
  reportUncaughtErrors(versions.folders, reporter);
  reporter.loaded(SHELL, page.shell.version);
  function reportFailure(remote: string, version: string, error: unknown) {
    reporter.failed(remote, version, error);
    // The development server shows uncaught errors over the page.
    if (version === SOURCE_VERSION) reportError(error);
  }
  const loadModule = connectContainers(guardScripts(page.shell, remotes));
  const loader = createRemoteLoader({
    loadModule: currentLanguage() === SOURCE_LANGUAGE ? loadModule : await translated(loadModule),
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
  const hasStoreInfo = page.storeInfo?.status === 'loaded';
  if (!hasStoreInfo) void host.bus.send('store-info.refresh');

  await nextTask();

  const navigation = createPageNavigation();
  const loads = createPageLoads();
  const routes = createRoutes({
    client: { navigation, loads },
    remotes,
    loader,
    guard: createGuard(host),
    renderedVersions: page.rendered?.versions,
    onPageMount: preserveInputDuringHydration(root),
    onRenderError: reportFailure,
    onFrameError: (error) => reporter.failed(SHELL, page.shell.version, error),
  });
  await nextTask();

  const services: LoaderServices = {
    http: host.http,
    storeInfo: () => settledStoreInfo(stores.storeInfo),
  };
  const getContext = () => {
    // Loaders load their own code before they call the API.
    prepareHttp();
    const context = new RouterContextProvider();
    context.set(loaderServices, services);
    return context;
  };
  const router = createBrowserRouter(routes, {
    basename: basenameOf(currentLanguage(), page.languages),
    ...(page.rendered ? { hydrationData: page.rendered.hydration } : {}),
    getContext,
  });
  // Already now: what is first written when a page is left isn't kept.
  scrollKey(router.state.location);
  navigation.connect(router);
  const fragmentPage: FragmentPage = { host, router, services, loader, onError: reportFailure };
  host.bus.on('session.changed', loads.clear);
  revalidateOnSessionChange(router, host);
  dismissToastsOnNavigation(stores.toasts, router);
  dismissErrorsOnRetry(stores.toasts, document);
  onFirstInteraction(document, () => {
    prepareToasts();
    if ('serviceWorker' in navigator && !hasOverrides) void startWorker(router, host);
  });

  const shownRouter = withViewTransitions(router);
  const application = (
    <Application host={host} shellStores={stores} languages={page.languages}>
      <RouterProvider router={page.rendered ? holdUntilHydrated(shownRouter) : shownRouter} />
    </Application>
  );
  if (page.rendered) {
    void loadRenderedPage(router, { isStale: !hasStoreInfo });
    // In slices, between which the browser responds to input.
    startTransition(() => void hydrateRoot(root, application, { onRecoverableError: reportCause }));
  } else {
    // The server sends them with what it renders.
    const { GlobalStyles } = await import(
      /* webpackChunkName: "global-styles" */ '@storefront/ui/theme/global'
    );
    createRoot(root).render(
      <>
        <GlobalStyles />
        {application}
      </>,
    );
  }
  prefetchLinks({ router, getContext });
  const { loadedVersion } = versions;
  const renderedApps = page.rendered ? [SHELL, ...Object.keys(page.rendered.versions)] : [];
  const judged = renderedApps.filter((app) => page.watched.includes(app));
  if (judged.length > 0) {
    void import(/* webpackChunkName: "vitals" */ '../telemetry/report-vitals').then(
      ({ reportVitals }) => reportVitals({ judged, loadedVersion, reporter }),
    );
  }
  void showDeveloperOverlays({ overrides: page.overrides, router, session, loadedVersion });
}

/**
 * Loads the shell's texts in the language of the page; remotes then come with theirs. If they can't be loaded, all texts are
 * English.
 */
async function translated(loadModule: LoadModule): Promise<LoadModule> {
  try {
    const { withAllMessages } = await import(
      /* webpackChunkName: "messages" */ '../remotes/with-messages'
    );
    return await withAllMessages(loadModule);
  } catch (error) {
    console.error('The translations could not be loaded:', error);
    return loadModule;
  }
}

/** Stores visited pages for a time without a connection: not before the shopper does something, because many leave at once. */
async function startWorker(router: ReturnType<typeof createBrowserRouter>, host: Host) {
  const { registerWorker } = await import(
    /* webpackChunkName: "offline" */ '../offline/register-worker'
  );
  await registerWorker(router, host);
}

/**
 * Reports the cause of an error that made React render a part again: unlike React's own error, it names the
 * script that threw.
 */
function reportCause(error: unknown) {
  reportError(error instanceof Error ? (error.cause ?? error) : error);
}
