import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import { defaultApiOrigin } from '@storefront/host/contracts/api-url';
import { describeFailedFetch } from '@storefront/tools/failed-fetch';
import { UsageError } from '../usage-error';
import { pageDataIn } from './page-data';

/** How long a response may take, in milliseconds. */
const TIMEOUT = 20_000;

const EXAMPLE = '--against https://shop.example';

/** A running shop: origins of its pages and of its API, as its browsers see them. */
export interface RunningShop {
  shop: string;
  api: string;
  /** The version of the shell on its pages; undefined where they don't say it. */
  shell?: string | undefined;
}

/** Separates the value of `--against` from the other arguments; undefined if it isn't among them. */
export function splitAgainst(args: string[]): { against: string | undefined; rest: string[] } {
  const at = args.findIndex((arg) => arg === '--against' || arg.startsWith('--against='));
  if (at === -1) return { against: undefined, rest: args };
  const [, joined] = (args[at] ?? '').split(/=(.*)/s);
  const length = joined === undefined ? 2 : 1;
  return {
    against: joined ?? args[at + 1] ?? '',
    rest: [...args.slice(0, at), ...args.slice(at + length)],
  };
}

/**
 * Finds the origins of a running shop and its API: the shop's page names the API's, or else the rule of D7
 * applies. Throws `UsageError` that says what to do if one of them can't be reached.
 */
export async function findRunningShop(address: string): Promise<RunningShop> {
  const page = await fetchOrFail(parsed(address), `Is the shop running, and is the address right?`);
  const shop = new URL(page.url);
  const { apiUrl, shell } = readPage(await page.text(), shop, page.status);
  const api = apiUrl === undefined ? defaultApiOrigin(shop) : new URL(apiUrl).origin;
  await requireApi(api, shop, apiUrl === undefined);
  return { shop: shop.origin, api, shell: shell?.version };
}

/** How long an API on this machine may take to respond, in milliseconds. */
const LOCAL_TIMEOUT = 2000;

/** The origin of the API that runs on that port of this machine; undefined if none responds there. */
export async function findLocalApi(port: number): Promise<string | undefined> {
  const origin = `http://localhost:${port}`;
  try {
    const signal = AbortSignal.timeout(LOCAL_TIMEOUT);
    const response = await fetch(origin + API_PREFIX + apiPaths.storeInfo, { signal });
    return isStoreInfo(response) ? origin : undefined;
  } catch {
    return undefined;
  }
}

function parsed(address: string): URL {
  if (address === '' || address.startsWith('-')) {
    throw new UsageError(`--against needs the shop's address: ${EXAMPLE}`);
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new UsageError(
    `"${address}" isn't the address of a shop: that starts with http:// or https://, as in ${EXAMPLE}`,
  );
}

async function fetchOrFail(url: URL, advice: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    throw new UsageError(describeFailedFetch(url.href, error, advice));
  }
}

/** What the page says of the shop. */
interface PageData {
  apiUrl?: string;
  shell?: { version: string };
}

function readPage(html: string, { href }: URL, status: number): PageData {
  const data = pageDataIn(html);
  if (data === undefined) {
    throw new UsageError(
      `The page at ${href} (${status}) isn't a page of this storefront. Name the address that shoppers open, without a login before it.`,
    );
  }
  return JSON.parse(data) as PageData;
}

/** Throws `UsageError` unless the API responds with the store information. */
async function requireApi(api: string, shop: URL, isByRule: boolean): Promise<void> {
  const source = isByRule
    ? `${shop.origin} doesn't name its API's address, so its browsers use this one; start its page server with API_URL if the API is elsewhere.`
    : `${shop.origin} gives its browsers this address (API_URL, API_PORT): is the API running, and can this machine reach it?`;
  const address = new URL(API_PREFIX + apiPaths.storeInfo, api);
  const response = await fetchOrFail(address, source);
  if (isStoreInfo(response)) return;
  throw new UsageError(
    `${address.href} responds with ${response.status} and not with the store information. ${source}`,
  );
}

function isStoreInfo({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.includes('json') === true;
}
