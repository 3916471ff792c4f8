/** Stands where a specimen has nothing to do. */
export function noop(): void {
  // A specimen only shows.
}
