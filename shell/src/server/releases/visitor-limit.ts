/** Who a visit is counted for: the id in the visitor's cookie, and the network of the address. */
export interface Visitor {
  id: string;
  network: string;
}

/** Visitors that count from one network: enough for a household, too few for made-up cookies. */
const VISITORS_PER_NETWORK = 3;

/** Pages that count from one network, however often it reloads one that fails. */
const PAGES_PER_NETWORK = 60;

/** Visitors, and networks, that are known at most. */
const MAX_KNOWN = 10_000;

/** Limits what one network can contribute to the counts of a version. */
export interface VisitorLimit {
  /** Whether this visitor counts: one of the first of the network. */
  admitsVisitor: (visitor: Visitor) => boolean;
  /** Whether one more page counts for the network. */
  admitsPage: (network: string) => boolean;
}

/** Creates the limit of one version. */
export function createVisitorLimit(): VisitorLimit {
  const networks = new Map<string, { visitors: Set<string>; pages: number }>();

  function stateOf(network: string) {
    const known = networks.get(network);
    if (known || networks.size >= MAX_KNOWN) return known;
    const created = { visitors: new Set<string>(), pages: 0 };
    networks.set(network, created);
    return created;
  }

  return {
    admitsVisitor({ id, network }) {
      const visitors = stateOf(network)?.visitors;
      if (!visitors) return false;
      if (visitors.size < VISITORS_PER_NETWORK) visitors.add(id);
      return visitors.has(id);
    },
    admitsPage(network) {
      const state = stateOf(network);
      if (!state || state.pages >= PAGES_PER_NETWORK) return false;
      state.pages += 1;
      return true;
    },
  };
}
