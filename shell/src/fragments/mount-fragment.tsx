import { HttpError, type Host, type LoaderServices, type RemoteFragment } from '@storefront/host';
import type { DataRouter } from '@storefront/host/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { FragmentData } from './fragment-data';
import { prepareHttp } from '../http/create-http';
import type { LoadedFragment, RemoteLoader } from '../remotes/remote-loader';
import { BrowserFragmentTree } from './browser-fragment-tree';
import { idPrefix, type FragmentProvider } from './fragment-providers';
import { scheduleStart } from './schedule-start';

/** What fragments need from the page that they are on. */
export interface FragmentPage {
  host: Host;
  router: DataRouter;
  services: LoaderServices;
  loader: RemoteLoader;
  /** Called for a fragment that threw, with the version it came from. */
  onError: (remote: string, version: string, error: unknown) => void;
}

/** A fragment in its element. */
interface MountedFragment {
  provider: FragmentProvider;
  props: object;
  /** What the server rendered it with; undefined if it didn't. */
  rendered: FragmentData | undefined;
  onShown: () => void;
  onFailure: () => void;
}

interface FragmentWithData {
  fragment: LoadedFragment;
  data: unknown;
  isInHtml: boolean;
}

/** Shows a fragment in an element once its start condition is met; returns the function that removes it. */
export function mountFragment(
  element: HTMLElement,
  mounted: MountedFragment,
  page: FragmentPage,
): () => void {
  const removal = new AbortController();
  let root: Root | undefined;

  async function show() {
    try {
      const loaded = await load(mounted, page, removal.signal);
      if (!removal.signal.aborted) root = render(element, loaded, mounted, page);
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

/**
 * Loads the fragment's code and its data in parallel; reuses the server's data if its HTML is of the same
 * version.
 */
async function load(
  { provider, props, rendered }: MountedFragment,
  { loader, services, onError }: FragmentPage,
  signal: AbortSignal,
): Promise<FragmentWithData> {
  const {
    remote,
    fragment: { name },
  } = provider;
  let data: Promise<unknown> | undefined;
  function loadData({ loader: loadOwn }: RemoteFragment) {
    // A loader may load its own code before it calls the API.
    if (loadOwn) prepareHttp();
    data = loadOwn?.({ props, signal, ...services });
    // Awaited below; until then a failure of the data must not count as unhandled.
    data?.catch(() => undefined);
  }

  const fragment = await loader.loadFragment(remote, name, rendered ? undefined : loadData);
  if (rendered?.version === fragment.version) {
    return { fragment, data: rendered.data, isInHtml: true };
  }
  if (rendered) await loader.loadFragment(remote, name, loadData);
  try {
    return { fragment, data: await data, isInHtml: false };
  } catch (error) {
    const isApiFailure = error instanceof HttpError || signal.aborted;
    if (!isApiFailure) onError(remote.name, fragment.version, error);
    throw error;
  }
}

function render(
  element: HTMLElement,
  { fragment: { Component, version }, data, isInHtml }: FragmentWithData,
  { provider: { remote, fragment }, props, onShown, onFailure }: MountedFragment,
  { host, router, loader, onError }: FragmentPage,
): Root {
  const options = {
    identifierPrefix: idPrefix(fragment.name, props),
    onRecoverableError(error: unknown) {
      // Leaving a page before its fragments are hydrated is no error.
      if (!element.isConnected) return;
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      console.error(`The fragment ${fragment.name} was rendered again:`, cause);
      onError(remote.name, version, cause);
    },
    onUncaughtError(error: unknown) {
      console.error(`The fragment ${fragment.name} failed:`, error);
      loader.markFailed(remote, version);
      onError(remote.name, version, error);
      onFailure();
    },
  };
  const tree = (
    <BrowserFragmentTree host={host} router={router} onMount={onShown}>
      <Component props={props} data={data} />
    </BrowserFragmentTree>
  );
  if (isInHtml) {
    let root!: Root;
    // In slices, between which the browser responds to input.
    startTransition(() => {
      root = hydrateRoot(element, tree, options);
    });
    return root;
  }
  element.replaceChildren();
  const root = createRoot(element, options);
  root.render(tree);
  return root;
}
