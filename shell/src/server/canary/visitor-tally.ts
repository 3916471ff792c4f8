/** Visitors that are counted for each version. */
const MAX_VISITORS = 10_000;

/** Visitors that are counted from one IP address: enough for a household, too few for made-up cookies. */
const MAX_VISITORS_PER_IP = 3;

/** The visitors who reported on a version, and those for whom it failed; each of them counts once. */
export interface VisitorTally {
  /** Counts what a visitor reported, unless too many visitors have come from that IP address already. */
  count: (visitor: string, ip: string, outcome: 'loaded' | 'failed') => void;
  visitors: () => number;
  failed: () => number;
  /** The number of IP addresses of visitors for whom the version failed. */
  failedIps: () => number;
}

/** Creates the tally of a version. */
export function createVisitorTally(): VisitorTally {
  /** The IP address from which each visitor came first. */
  const ips = new Map<string, string>();
  const visitorsOfIp = new Map<string, number>();
  const failed = new Set<string>();

  function isAdmitted(visitor: string, ip: string): boolean {
    if (ips.has(visitor)) return true;
    const others = visitorsOfIp.get(ip) ?? 0;
    if (others >= MAX_VISITORS_PER_IP || ips.size >= MAX_VISITORS) return false;
    visitorsOfIp.set(ip, others + 1);
    ips.set(visitor, ip);
    return true;
  }

  return {
    count(visitor, ip, outcome) {
      if (isAdmitted(visitor, ip) && outcome === 'failed') failed.add(visitor);
    },
    visitors: () => ips.size,
    failed: () => failed.size,
    failedIps: () => new Set([...failed].map((visitor) => ips.get(visitor))).size,
  };
}
