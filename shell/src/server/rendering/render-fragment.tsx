import { CacheProvider } from '@emotion/react';
import { createBus, type LoaderServices } from '@storefront/host';
import { createHref, type Navigator } from '@storefront/host/router';
import { FragmentTree } from '../../fragments/fragment-tree';
import { idPrefix, type FragmentProvider } from '../../fragments/fragment-providers';
import type { RemoteLoader } from '../../remotes/remote-loader';
import { createStores } from '../../state/create-stores';
import type { RenderedFragment } from '../render-protocol';
import { collectStyles } from './collected-styles';
import { renderToHtml } from './render-to-html';
import type { RenderTrace } from './render-trace';
import { hashOfStoreInfo } from './store-info-hash';

/** A fragment's links don't depend on the page that it is on. */
const ANYWHERE = '/';

/** Nothing navigates on the server. */
function staticNavigator(basename: string): Navigator {
  return {
    createHref: (to) => createHref(to, basename),
    go: () => undefined,
    push: () => undefined,
    replace: () => undefined,
  };
}

interface RenderFragmentOptions {
  provider: FragmentProvider;
  props: Record<string, unknown>;
  /** What the addresses of its links begin with. */
  basename: string;
  loader: RemoteLoader;
  /** The services of the loader, whose calls are parts of that trace. */
  servicesFor: (trace: RenderTrace) => LoaderServices;
  signal: AbortSignal;
  /** From the data to the HTML, in milliseconds. */
  limit: number;
  trace: RenderTrace;
}

/**
 * Renders a fragment with its data. Rejects when its code, its data or the store information can't be loaded,
 * or when it throws.
 */
export async function renderFragment({
  provider: { remote, fragment },
  props,
  basename,
  loader,
  servicesFor,
  signal,
  limit,
  trace,
}: RenderFragmentOptions): Promise<RenderedFragment> {
  const { Component, version, data, storeInfo, http } = await trace.measure(
    'load data',
    async (part) => {
      const services = servicesFor(part);
      let pending: Promise<unknown> | undefined;
      const loaded = await loader.loadFragment(remote, fragment.name, (module) => {
        pending = module.loader?.({ props, signal, ...services });
        pending?.catch(() => undefined);
      });
      const [data, storeInfo] = await Promise.all([pending, services.storeInfo()]);
      return { ...loaded, data, storeInfo, http: services.http };
    },
  );
  // Kept for later pages, it would show them that there is none.
  if (storeInfo.status !== 'loaded') throw new Error('The store information is missing.');
  const { cache, styles } = collectStyles();
  const host = { http, bus: createBus(), ...createStores(storeInfo) };
  const tree = (
    <CacheProvider value={cache}>
      <FragmentTree host={host} location={ANYWHERE} navigator={staticNavigator(basename)}>
        <Component props={props} data={data} />
      </FragmentTree>
    </CacheProvider>
  );
  const html = await trace.measure('render HTML', () =>
    renderToHtml(tree, limit, idPrefix(fragment.name, props)),
  );
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
