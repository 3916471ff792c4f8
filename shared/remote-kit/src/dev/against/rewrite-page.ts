import { API_PREFIX } from '@storefront/host/contracts';
import { parseRegistry } from '@storefront/host/contracts/parse-registry';
import { SOURCE_VERSION, type RemoteVersion } from '@storefront/host/contracts/registry';
import { pageDataIn, withPageData } from '../../shop/page-data';
import type { LocalShell } from './local-shell';
import type { Edit } from './shop-rendering';

/** The origins in front of and behind the development server. */
export interface Origins {
  /** Origin of the shop's pages. */
  shop: string;
  /** Origin of the development server, which shows that shop. */
  local: string;
}

/** The one remote that is served from source. */
export interface LocalRemote {
  name: string;
  version: RemoteVersion;
}

/** What a page gets from the development server. */
export interface LocalParts {
  remote: LocalRemote;
  /** Undefined where the page's shell is the shop's. */
  shell: LocalShell | undefined;
}

/** Names the edit that a page was rendered with, in the address of the remote's entry. */
export const EDIT_PARAMETER = 'edit';

/** What the server has rendered: the versions of the remotes, and the fragments with theirs. */
interface Rendered {
  versions: Record<string, string>;
  fragments?: { version: string }[];
}

/** The part of the page data that changes. */
interface PageData {
  registry: unknown;
  overrides?: { version?: string }[];
  rendered?: Rendered;
}

/**
 * A shop's page with one remote from source. What the server has rendered with a preview of the edit stays; without one, the
 * browser renders the page from scratch. It takes part in no canary, and calls the API through the development server. In
 * HTML that isn't a page of the storefront, only URLs change.
 */
export function rewritePage(
  html: string,
  { shop, local }: Origins,
  { remote, shell }: LocalParts,
  edit: Edit,
): string {
  const localised = html.replaceAll(`${shop}/`, `${local}/`);
  const json = pageDataIn(localised);
  if (json === undefined) return localised;
  const data = JSON.parse(json) as PageData;
  const registry = parseRegistry(JSON.stringify(data.registry));
  const version = edit.preview?.version;
  const rendered = version === undefined ? undefined : data.rendered;
  const url = entryOf(remote, rendered, edit);
  const microFrontends = {
    ...registry.microFrontends,
    [remote.name]: [{ ...remote.version, url }],
  };
  const page = withPageData(localised, {
    ...data,
    registry: { ...registry, microFrontends },
    watched: [],
    overrides: data.overrides?.filter((override) => override.version !== version),
    apiUrl: local + API_PREFIX,
    rendered: rendered && fromSource(rendered, version),
  });
  const linked = page.replaceAll(`/apps/${remote.name}/${version}/browser/remoteEntry.js`, url);
  return shell ? shell.putInto(linked) : linked;
}

/** The address of the remote's entry; that of the edit alone if the browser goes on with what the server has rendered. */
function entryOf({ version }: LocalRemote, rendered: Rendered | undefined, edit: Edit): string {
  const versions = [
    ...Object.values(rendered?.versions ?? {}),
    ...(rendered?.fragments ?? []).map((fragment) => fragment.version),
  ];
  const isRendered = versions.some((one) => one === edit.preview?.version);
  return isRendered ? `${version.url}?${EDIT_PARAMETER}=${edit.number}` : version.url;
}

/** The same, as if the remote had been rendered in the version that the page gets. */
function fromSource(rendered: Rendered, version: string | undefined): Rendered {
  const named = (one: string) => (one === version ? SOURCE_VERSION : one);
  const { versions, fragments } = rendered;
  return {
    ...rendered,
    versions: Object.fromEntries(Object.entries(versions).map(([app, one]) => [app, named(one)])),
    ...(fragments && {
      fragments: fragments.map((fragment) => ({ ...fragment, version: named(fragment.version) })),
    }),
  };
}
