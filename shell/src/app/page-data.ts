import type { Registry } from '@storefront/shared/contracts/registry';
import type { StoreInfoState } from '@storefront/shared/host';
import type { Override } from '../development/overrides';

/** Id of the script tag that carries the page data. */
export const PAGE_DATA_ID = 'page-data';

/** Id of the element that the shop is rendered into. */
export const ROOT_ID = 'root';

/** React Router's part of the page data: what the loaders returned on the server. */
export interface HydrationData {
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

/** What the page server tells the browser, as JSON in a non-executable script tag. */
export interface PageData {
  /** Of each remote what anyone may get; the browser chooses for its visitor. */
  registry: Registry;
  /** The version of the shell that this page runs. */
  shell: { version: string; url: string };
  /** Apps that have a canary just now, the shell included: who gets it is drawn, and reported on. */
  watched: string[];
  /** Remotes that this tab has from elsewhere. */
  overrides: Override[];
  storeInfo: StoreInfoState | undefined;
  /** Address of the API including its prefix; undefined leaves it to the browser (D7). */
  apiUrl: string | undefined;
  /**
   * Absent when the server left content to the browser: a page without all its data can't be
   * hydrated, for its router moves on before React has looked at it.
   */
  rendered:
    | {
        hydration: HydrationData;
        /** The version of each remote that took part, by remote name. */
        versions: Record<string, string>;
      }
    | undefined;
}

/** Reads the page data. Throws when the page has none: it can't be started then. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_DATA_ID}; the page server must send it.`);
  // Written by this product's own page server, in the same release.
  return JSON.parse(text) as PageData;
}
