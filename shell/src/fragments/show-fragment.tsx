import { HttpError, type RemoteFragment } from '@storefront/host';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { prepareHttp } from '../http/create-http';
import type { LoadedFragment } from '../remotes/remote-loader';
import { BrowserFragmentTree } from './browser-fragment-tree';
import { idPrefix } from './fragment-providers';
import { isOfOtherRemote } from './is-of-other-remote';
import type { FragmentPage, MountedFragment } from './mounted-fragment';

interface FragmentWithData {
  fragment: LoadedFragment;
  data: unknown;
  isInHtml: boolean;
}

/**
 * Loads the fragment's code and its data in parallel; reuses the server's data if its HTML is of the same
 * version.
 */
export async function loadFragment(
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

/** Hydrates the fragment's HTML, or renders it into its empty element. */
export function renderFragment(
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
      if (isOfOtherRemote(cause, version)) return;
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
