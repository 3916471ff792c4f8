/**
 * Gives the history entry of a newly opened page a key of its own, as the router gives one to each that it adds: the
 * scroll position of an entry is saved under its key, and the first entries of all pages would share theirs.
 */
export function identifyHistoryEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
