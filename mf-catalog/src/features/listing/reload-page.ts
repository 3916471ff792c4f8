/** Reloads the page, as the browser's own button does; a file of its own, so that tests can replace it. */
export function reloadPage(): void {
  window.location.reload();
}
