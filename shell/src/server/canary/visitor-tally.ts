/** Visitors that are counted for each version. */
const MAX_VISITORS = 10_000;

/** Visitors that are counted from one address: enough for a household, too few for made-up cookies. */
const MAX_VISITORS_PER_ADDRESS = 3;

/** The visitors who reported on a version, and those for whom it failed; each of them counts once. */
export interface VisitorTally {
  /** Counts what a visitor reported, unless too many visitors have come from that address already. */
  count: (visitor: string, address: string, outcome: 'loaded' | 'failed') => void;
  visitors: () => number;
  failed: () => number;
  /** The addresses of the visitors for whom the version failed. */
  failedAddresses: () => number;
}

/** Creates the tally of a version. */
export function createVisitorTally(): VisitorTally {
  /** The address from which each visitor came first. */
  const addresses = new Map<string, string>();
  const visitorsOfAddress = new Map<string, number>();
  const failed = new Set<string>();

  function isAdmitted(visitor: string, address: string): boolean {
    if (addresses.has(visitor)) return true;
    const others = visitorsOfAddress.get(address) ?? 0;
    if (others >= MAX_VISITORS_PER_ADDRESS || addresses.size >= MAX_VISITORS) return false;
    visitorsOfAddress.set(address, others + 1);
    addresses.set(visitor, address);
    return true;
  }

  return {
    count(visitor, address, outcome) {
      if (isAdmitted(visitor, address) && outcome === 'failed') failed.add(visitor);
    },
    visitors: () => addresses.size,
    failed: () => failed.size,
    failedAddresses: () => new Set([...failed].map((visitor) => addresses.get(visitor))).size,
  };
}
