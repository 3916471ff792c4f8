/** Reloads the page, like the browser's reload button; in a separate file, so that tests can mock it. */
export function reloadPage(): void {
  window.location.reload();
}
