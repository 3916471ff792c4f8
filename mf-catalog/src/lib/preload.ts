/** Fetches code before it is needed; a failure is only logged, and shows when the code is needed. */
export function preload(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => console.error('A part of the page is not loaded yet.', error));
}
