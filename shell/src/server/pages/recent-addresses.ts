import type { DeployRoot } from '@storefront/tools/deploy';

/** The file in the deploy root with the addresses that visitors opened lately; deploys try them. */
export const RECENT_ADDRESSES_FILE = 'recent-addresses.json';

/** Addresses that are kept. */
const MAX_ADDRESSES = 200;

/** How often they are written, in milliseconds. */
const WRITE_INTERVAL = 30_000;

/** Whoever searches may type anything, also something personal. */
const PERSONAL_QUERY = /[?&]q=/;

/** Keeps which pages visitors open: the path and the query parameters that the page declares, nothing else. */
export interface RecentAddresses {
  /** Records a page that a visitor got. */
  record: (address: string) => void;
  close: () => void;
}

/** Creates it; `onError` is called when the deploy root can't be written, once until it can be again. */
export function createRecentAddresses(
  root: Pick<DeployRoot, 'replace'>,
  onError: (error: unknown) => void,
  interval = WRITE_INTERVAL,
): RecentAddresses {
  const addresses = new Set<string>();
  let hasChanged = false;
  let hasFailed = false;

  async function write(): Promise<void> {
    if (!hasChanged) return;
    hasChanged = false;
    const newestFirst = [...addresses].reverse();
    try {
      await root.replace(RECENT_ADDRESSES_FILE, Buffer.from(JSON.stringify(newestFirst)));
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
  }
  const timer = setInterval(() => void write(), interval).unref();

  return {
    record(address) {
      if (PERSONAL_QUERY.test(address)) return;
      // The newest one is the last.
      hasChanged ||= !addresses.has(address);
      addresses.delete(address);
      addresses.add(address);
      const [oldest] = addresses;
      if (addresses.size > MAX_ADDRESSES && oldest !== undefined) addresses.delete(oldest);
    },
    close: () => clearInterval(timer),
  };
}
