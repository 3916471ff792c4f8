import type { DeployRoot } from '@storefront/tools/deploy';
import { RECENT_ADDRESSES_FILE } from '../../../../../shell/src/server/pages/recent-addresses';

/** The addresses that visitors opened lately, as page servers keep them in the deploy root; none if they don't. */
export async function readRecentAddresses(root: Pick<DeployRoot, 'read'>): Promise<string[]> {
  try {
    const bytes = await root.read(RECENT_ADDRESSES_FILE);
    const addresses: unknown = bytes && JSON.parse(bytes.toString());
    if (!Array.isArray(addresses)) return [];
    return addresses.filter((one) => typeof one === 'string' && one.startsWith('/')) as string[];
  } catch {
    return [];
  }
}
