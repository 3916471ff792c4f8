import { createHref } from '@storefront/host/router';
import { LRUCache } from 'lru-cache';
import type { Languages } from '../../languages/languages';
import type { PageRoute } from '../render-pool/route-matcher';
import { pageCacheKey } from './caching/page-cache-key';
import { languageOfAddress } from './page-language';
import { sameOriginPath } from './same-origin-path';
import type { TabView } from './tab-view';

/** What a requested address says about its page, the same for all visitors. */
export interface PageAddress {
  language: string;
  /** What the address begins with. */
  basename: string;
  /** The absolute address without it. */
  url: URL;
  view: TabView;
  /** The route with the versions of visitors who take part in no canary. */
  route: PageRoute;
  /** Where the page is, if that isn't its address. */
  movedTo: string | undefined;
  /** The part of the address that the page depends on. */
  cacheKey: string;
}

/** How many addresses are remembered: to take one apart takes as long as sending a cached page. */
const REMEMBERED_ADDRESSES = 1_000;

interface PageAddressesOptions {
  publicUrl: string;
  languages: Languages;
  viewFor: (url: URL) => Promise<TabView>;
}

/** Creates the function that takes addresses apart, and remembers those that were requested last under one registry. */
export function createPageAddresses({ publicUrl, languages, viewFor }: PageAddressesOptions) {
  const known = new LRUCache<string, PageAddress>({ max: REMEMBERED_ADDRESSES });

  /** Rejects with `PreviewError` for a preview that can't be shown. */
  return async (address: string): Promise<PageAddress> => {
    const remembered = known.get(address);
    if (remembered) return remembered;
    const { language, basename, url: inner } = languageOfAddress(address, languages);
    const url = new URL(publicUrl + inner);
    const view = await viewFor(url);
    const route = view.served.live.routeOf(url.pathname);
    const path = createHref(sameOriginPath(route.path), basename);
    // Compared with the path as it was sent, from which a URL already leaves out dots.
    const movedTo = path === address.split(/[?#]/, 1)[0] ? undefined : path + url.search;
    const cacheKey = pageCacheKey(url, route.query);
    const found = { language, basename, url, view, route, movedTo, cacheKey };
    // A preview isn't valid for ever.
    if (view.overrides.length === 0) known.set(address, found);
    return found;
  };
}
