/** What happened during a drill. */
export interface Figures {
  /** Pages that were sent, and how many of them failed. */
  pages: number;
  failedPages: number;
  /** The longest time that a page took, in milliseconds. */
  longestPage: number;
  /** Purchases from the order to the confirmed payment. */
  purchases: number;
  /** Why steps of them had to be repeated: each time one was. */
  retries: string[];
  /** Purchases that no repetition could finish, and why. */
  failures: string[];
  /** The longest time that a purchase took, in milliseconds. */
  longestPurchase: number;
}

/** Figures of a drill that has just begun. */
export function noFigures(): Figures {
  return {
    pages: 0,
    failedPages: 0,
    longestPage: 0,
    purchases: 0,
    retries: [],
    failures: [],
    longestPurchase: 0,
  };
}
