import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RECENT_ADDRESSES_FILE } from '../../../../shell/src/server/pages/recent-addresses';

/** The addresses that visitors opened lately, as page servers keep them in the deploy root; none if they don't. */
export async function readRecentAddresses(deployRoot: string): Promise<string[]> {
  try {
    const text = await readFile(path.join(deployRoot, RECENT_ADDRESSES_FILE), 'utf8');
    const addresses: unknown = JSON.parse(text);
    if (!Array.isArray(addresses)) return [];
    return addresses.filter((one) => typeof one === 'string' && one.startsWith('/')) as string[];
  } catch {
    return [];
  }
}
