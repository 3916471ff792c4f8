/** How often a caller has called, this call included, and how long that still counts, in milliseconds. */
export interface Count {
  current: number;
  ttl: number;
}
