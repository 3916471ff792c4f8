import { MAIN_ID } from './main-id';

/** Moves the focus to the page's heading, so that a screen reader continues from there. */
export function focusHeading(): void {
  document.getElementById(MAIN_ID)?.querySelector('h1')?.focus({ preventScroll: true });
}
