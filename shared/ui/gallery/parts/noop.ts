/** The handler of a specimen whose controls do nothing. */
export function noop(): void {
  // Nothing to do.
}
