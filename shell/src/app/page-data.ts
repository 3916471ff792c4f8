import type { IntegrityMap, Registry } from '@storefront/host/contracts/registry';
import type { StoreInfoState } from '@storefront/host';
import type { FragmentData } from '../fragments/fragment-data';
import type { Languages } from '../languages/languages';
import type { Override } from '../overrides/overrides';

/** Id of the script tag that carries the page data. */
export const PAGE_DATA_ID = 'page-data';

/** Id of the template with the links that fetch the scripts of the page's remote. */
export const REMOTE_SCRIPTS_ID = 'remote-scripts';

/** Id of the element that the shop is rendered into. */
export const ROOT_ID = 'root';

/** React Router's part of the page data: what the loaders returned on the server. */
export interface HydrationData {
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

/** What the page server tells the browser, as JSON in a non-executable script tag. */
export interface PageData {
  /** The versions that any visitor may get; the browser chooses those of its visitor. */
  registry: Registry;
  /** The shell that this page runs. */
  shell: {
    version: string;
    url: string;
    /** Address of its libraries; absent if its script contains them. */
    libraries?: string;
    /** Absent if it is served from source. */
    integrity?: IntegrityMap;
  };
  /** Apps that have a canary, the shell included: their loads are reported to the page server. */
  watched: string[];
  /** What only this tab gets: remotes from another origin, and versions of a preview. */
  overrides: Override[];
  storeInfo: StoreInfoState | undefined;
  /** Absent in a shop with one language. */
  languages?: Languages;
  /** Address of the API including its prefix; if undefined, the browser derives it (D7). */
  apiUrl: string | undefined;
  /** What the HTML was rendered with; absent when the server left all rendering to the browser. */
  rendered:
    | {
        /** Without the data of routes that are left to the browser. */
        hydration: HydrationData;
        /** The version of each remote on the page, by remote name; without those whose code was missing. */
        versions: Record<string, string>;
        /** The fragments in the HTML; absent if there are none, as from earlier shells. */
        fragments?: FragmentData[];
      }
    | undefined;
}

/** Reads the page data. Throws when the page has none: the shop can't start without it. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_DATA_ID}; the page server must send it.`);
  // Needs no validation: the page server of the same release wrote it.
  return JSON.parse(text) as PageData;
}
