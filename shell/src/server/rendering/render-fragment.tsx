import { CacheProvider } from '@emotion/react';
import { createBus, type LoaderServices } from '@storefront/shared/host';
import type { Navigator } from '@storefront/shared/router';
import { FragmentTree, hrefOf } from '../../fragments/fragment-tree';
import { idPrefix, type FragmentProvider } from '../../fragments/fragment-providers';
import type { RemoteLoader } from '../../remotes/remote-loader';
import { createStores } from '../../state/create-stores';
import type { RenderedFragment } from '../render-protocol';
import { collectStyles } from './collected-styles';
import { renderToHtml } from './render-to-html';
import { hashOfStoreInfo } from './store-info-hash';

/** A fragment's links don't depend on the page that it is on. */
const ANYWHERE = '/';

/** Nothing navigates on the server. */
const STATIC_NAVIGATOR: Navigator = {
  createHref: hrefOf,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

interface RenderFragmentOptions {
  provider: FragmentProvider;
  props: Record<string, unknown>;
  loader: RemoteLoader;
  services: LoaderServices;
  signal: AbortSignal;
  /** From the data to the HTML, in milliseconds. */
  limit: number;
}

/**
 * Renders a fragment with its data. Rejects when its code, its data or the store information can't be loaded,
 * or when it throws.
 */
export async function renderFragment({
  provider: { remote, fragment },
  props,
  loader,
  services,
  signal,
  limit,
}: RenderFragmentOptions): Promise<RenderedFragment> {
  let pending: Promise<unknown> | undefined;
  const { Component, version } = await loader.loadFragment(remote, fragment.name, (loaded) => {
    pending = loaded.loader?.({ props, signal, ...services });
    pending?.catch(() => undefined);
  });
  const [data, storeInfo] = await Promise.all([pending, services.storeInfo()]);
  // Kept for later pages, it would show them that there is none.
  if (storeInfo.status !== 'loaded') throw new Error('The store information is missing.');
  const { cache, styles } = collectStyles();
  const host = { http: services.http, bus: createBus(), ...createStores(storeInfo) };
  const tree = (
    <CacheProvider value={cache}>
      <FragmentTree host={host} location={ANYWHERE} navigator={STATIC_NAVIGATOR} isStatic>
        <Component props={props} data={data} />
      </FragmentTree>
    </CacheProvider>
  );
  const html = await renderToHtml(tree, limit, idPrefix(fragment.name, props));
  return {
    name: fragment.name,
    props,
    remote: remote.name,
    version,
    html,
    styles: styles(),
    data,
    storeInfoHash: hashOfStoreInfo(storeInfo),
  };
}
